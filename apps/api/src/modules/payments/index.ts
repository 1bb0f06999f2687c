/** Public interface of the payments module. */

export { expireUnpaid } from './expire-unpaid.ts';
export { learnMethod } from './learn-method.ts';
export {
  type PaymentTerms,
  paymentInsertion,
  paymentReference,
  schedulePaymentCheck,
} from './new-payment.ts';
export { HOLDING_MINUTES, type Payable, type PayableOf } from './payable.ts';
export { createPaymentEvents } from './payment-events.ts';
export {
  dueColumns,
  nullIfUnavailable,
  openPaymentSession,
  type SessionDependencies,
  type StoredPayment,
} from './payment-session.ts';
export { isRefundPending, refundOrderPayment, refundPayment } from './refund-payment.ts';
export { settleIn } from './settle-payment.ts';
export {
  isRefund,
  type PayableStatus,
  type PaymentState,
  type RefundState,
  type UnpaidReason,
} from './settlement.ts';
export { cancelUnpaid } from './unpaid-payments.ts';
