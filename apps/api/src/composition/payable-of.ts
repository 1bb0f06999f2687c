import { topUpPayable } from '../modules/loyalty/index.ts';
import { orderPayable } from '../modules/ordering/index.ts';
import type { PayableOf } from '../modules/payments/index.ts';

/** Returns the payable (order or top-up) that a payment belongs to. */
export const payableOf: PayableOf = ({ order_id, top_up_id }) => {
  if (order_id !== null) return orderPayable(order_id);
  if (top_up_id !== null) return topUpPayable(top_up_id);
  throw new Error('The payment belongs to neither an order nor a top-up');
};
