import type { TicketView } from '@claypot/counter/orders';
import type { StepName } from '@claypot/domain/order-steps';
import type { ReactNode } from 'react';

type Print = 'kitchen' | 'receipt';

export interface Rider {
  readonly name: string;
  readonly phone: string;
}

export interface TicketViewProps {
  readonly open: boolean;
  readonly ticket: TicketView;
  readonly onClose: () => void;
  readonly onRetry: () => void;
  readonly onStep: (step: StepName) => void;
  readonly onSendOut: (rider: Rider) => void;
  readonly onAddMinutes: (minutes: number) => void;
  readonly onReject: () => void;
  readonly onRefund: () => void;
  /** Asks whether a line cannot be made. */
  readonly onMarkLine: (lineId: string) => void;
  /** Asks how a failed refund is settled. */
  readonly onSettle: (refundId: string) => void;
  readonly onDismissStep: () => void;
  /** Undefined if the device cannot print. */
  readonly onPrint?: ((what: Print) => void) | undefined;
  /** Result of the last print. */
  readonly printStatus?: ReactNode;
}
