import { orderPayable } from '../ordering/order-payable.ts';
import { topUpPayable } from '../wallet/top-up-payable.ts';
import type { PaidFor, Payable } from './payable.ts';

/** What a payment is for. */
export function payableOf({ order_id, top_up_id }: PaidFor): Payable {
  if (order_id !== null) return orderPayable(order_id);
  if (top_up_id !== null) return topUpPayable(top_up_id);
  throw new Error('A payment is for nothing');
}
