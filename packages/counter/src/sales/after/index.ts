/** A bill after the sale, or one that is not wanted: refund and void. */

export { createRefundBill } from './refund/refund-bill.implementation.ts';
export {
  type RefundBillView,
  selectRefundBill,
} from './refund/refund-bill.selectors.ts';
export { allAmounts, refundableOf, refundBillInput } from './refund/refund-bill-request.ts';
export { createVoidBill, voidInput } from './void/void-bill.implementation.ts';
export { selectVoidBill } from './void/void-bill.selectors.ts';
