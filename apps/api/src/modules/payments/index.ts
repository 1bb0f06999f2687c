/** Public interface of the payments module. */
export { giveBack, isToBeGivenBack } from './give-back.ts';
export { learnMethod } from './learn-method.ts';
export { lookAtUnpaid } from './look-at-unpaid.ts';
export {
  lookAtPaymentLater,
  type PaymentTerms,
  paymentInsertion,
  paymentReference,
} from './new-payment.ts';
export { HOLDING_MINUTES, type Payable, type PayableOf } from './payable.ts';
export { createPaymentEvents } from './payment-events.ts';
export {
  dueColumns,
  nullWhileAway,
  openPaymentSession,
  type SessionDependencies,
  type StoredPayment,
} from './payment-session.ts';
export { settleIn } from './settle-payment.ts';
export {
  isRefund,
  type PaymentState,
  type RefundState,
  type Standing,
  type UnpaidReason,
} from './settlement.ts';
export { cancelUnpaid } from './unpaid-payments.ts';
