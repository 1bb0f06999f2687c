/** Public interface of the payments module. */

export { expireUnpaid } from './expire-unpaid.ts';
export { learnMethod } from './learn-method.ts';
export {
  type PaymentTerms,
  paymentInsertion,
  paymentReference,
  schedulePaymentCheck,
} from './new-payment.ts';
export { HOLDING_MINUTES, type Payable, type PayableOf, type RefundNews } from './payable.ts';
export { createPaymentEvents } from './payment-events.ts';
export {
  dueColumns,
  nullIfUnavailable,
  openPaymentSession,
  type SessionDependencies,
  type StoredPayment,
} from './payment-session.ts';
export { isRefundPending, refundPayment } from './refund-payment.ts';
export { createRefund, refundReference, rejectionRefundId } from './refunds/create-refund.ts';
export { isOrderRefundPending, processRefund } from './refunds/process-refund.ts';
export {
  findOrderRefunds,
  findPaidAmount,
  findRefund,
  hasOpenRefund,
  type OrderRefund,
  type RefundReason,
  type RefundSummary,
  refundSummary,
  refundSummaryJoin,
} from './refunds/refund-reads.ts';
export { retryRefund, settleRefund } from './refunds/settle-refund.ts';
export { settleIn } from './settle-payment.ts';
export {
  isRefund,
  type PayableStatus,
  type PaymentState,
  type RefundState,
  type UnpaidReason,
} from './settlement.ts';
export { cancelUnpaid } from './unpaid-payments.ts';
