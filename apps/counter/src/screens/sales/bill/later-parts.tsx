import { Skeleton } from '@claypot/ui';
import { onDemand } from '../../shared/on-demand/on-demand.tsx';

const loading = <Skeleton shape="row" count={6} />;

/** Payments of a bill. The code of these parts loads when it is needed. */
export const payPanel = onDemand(
  async () => (await import('../pay/PayPanel.tsx')).PayPanel,
  loading,
);

/** A paid or void bill, with its receipt and its refund. */
export const closedBill = onDemand(
  async () => (await import('../after/closed/ClosedBill.tsx')).ClosedBill,
  loading,
);

/** Void of an open bill, which is a dialog. */
export const voidBill = onDemand(
  async () => (await import('../after/void/OpenVoidBill.tsx')).OpenVoidBill,
);
