import { onDemand } from '../../shared/on-demand/on-demand.tsx';

/** Payments of a bill. The code of these parts loads when it is needed. */
export const payPanel = onDemand(async () => (await import('../pay/PayPanel.tsx')).PayPanel);

/** A paid or void bill, with its receipt and its refund. */
export const closedBill = onDemand(
  async () => (await import('../after/closed/ClosedBill.tsx')).ClosedBill,
);

/** Void of an open bill. */
export const voidBill = onDemand(
  async () => (await import('../after/void/OpenVoidBill.tsx')).OpenVoidBill,
);
