import type { UnpaidReason } from '../../payments/index.ts';

/** Where an order stands, in the words of the contract. */
export type OrderStatus =
  | 'MAKING PAYMENT'
  | 'PREPARING'
  | 'READY'
  | 'DELIVERING'
  | 'COMPLETED'
  | 'CANCELLED';

/** Why an order was cancelled. */
export type CancelReason = UnpaidReason | 'BRANCH_REFUSED';

/** Why no rider comes: none was found, or the courier does not take the trip as it is. */
export type DeliveryFailure = 'no_rider' | 'rejected';

const FOLLOWING: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'MAKING PAYMENT': ['PREPARING', 'CANCELLED'],
  PREPARING: ['READY', 'DELIVERING', 'CANCELLED'],
  READY: ['COMPLETED'],
  DELIVERING: ['COMPLETED'],
  COMPLETED: [],
  CANCELLED: [],
};

/** May an order go from one status to the other? It never goes back and never stands still. */
export function mayFollow(from: OrderStatus, to: OrderStatus): boolean {
  return FOLLOWING[from].includes(to);
}
