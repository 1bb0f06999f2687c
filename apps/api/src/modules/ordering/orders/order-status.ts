import type { UnpaidReason } from '../../payments/index.ts';

/** Status of an order, as named in the API contract. */
export type OrderStatus =
  | 'MAKING PAYMENT'
  | 'PREPARING'
  | 'READY'
  | 'DELIVERING'
  | 'COMPLETED'
  | 'CANCELLED';

export type CancelReason = UnpaidReason | 'BRANCH_REFUSED';

/** Reason of a failed delivery: no rider was found, or the courier rejected the trip. */
export type DeliveryFailure = 'no_rider' | 'rejected';

const FOLLOWING: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'MAKING PAYMENT': ['PREPARING', 'CANCELLED'],
  PREPARING: ['READY', 'DELIVERING', 'CANCELLED'],
  READY: ['COMPLETED'],
  DELIVERING: ['COMPLETED'],
  COMPLETED: [],
  CANCELLED: [],
};

/**
 * Returns true if an order may change from one status to the other. An order never returns to an
 * earlier status.
 */
export function mayFollow(from: OrderStatus, to: OrderStatus): boolean {
  return FOLLOWING[from].includes(to);
}
