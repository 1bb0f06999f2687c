import type { Bill } from '@claypot/sdk/counter';
import type { OnDemand } from '../../shared/on-demand/on-demand.tsx';

export interface PayPanelProps {
  readonly bill: Bill;
  /** Called with the bill after each payment or other change. */
  readonly onBill: (bill: Bill) => void;
}

/** Payments of a bill; null if the app takes none. */
export const payPanel: OnDemand<PayPanelProps> | null = null;
