import { orders } from '../orders.ts';

/** Texts for customers about a rejected order. */
export const reasons = {
  SOLD_OUT: orders.SOLD_OUT,
  CLOSED: orders.CLOSED,
  CUSTOMER_CALLED: orders.CUSTOMER_CALLED,
  TOO_BUSY: orders.TOO_BUSY,
  CANNOT_DO_REMARK: orders.CANNOT_DO_REMARK,
  DELIVERY_FAILED: orders.DELIVERY_FAILED,
};
