import type { OrderStatus } from '@claypot/domain/order-steps';
import type { UnpaidReason } from '../../payments/index.ts';

export type { OrderStatus };

/** Why staff, or the server on behalf of the branch, reject a paid order. */
export type RejectReason =
  | 'SOLD_OUT'
  | 'CLOSED'
  | 'CUSTOMER_CALLED'
  | 'TOO_BUSY'
  | 'CANNOT_DO_REMARK'
  | 'DELIVERY_FAILED'
  /** Not accepted in time. */
  | 'NOT_ACCEPTED'
  /** With a text for the customer. */
  | 'OTHER';

/** `BRANCH_REFUSED` is the reason in orders of earlier versions. */
export type CancelReason = UnpaidReason | RejectReason | 'BRANCH_REFUSED';

/** Reason of a failed delivery: no rider was found, or the courier rejected the trip. */
export type DeliveryFailure = 'no_rider' | 'rejected';
