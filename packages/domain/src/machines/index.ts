/** Reusable machines: query, mutation, form, keyed request, payment, toasts. */
export { dateOf, dateText } from './form/fields/date-text.ts';
export type { FieldMessage } from './form/fields/messages.ts';
export { PASSWORD_LENGTH } from './form/fields/password.ts';
export { parseMobile } from './form/fields/phone.ts';
export { fillIn } from './form/fill-in.ts';
export { createFormMachine, formMachine } from './form/form.machine.ts';
export {
  type FormActor,
  type FormSnapshot,
  type FormView,
  selectForm,
} from './form/form.selectors.ts';
export type {
  FieldChange,
  FieldErrors,
  FieldName,
  FieldValue,
  FormContext,
  FormValues,
} from './form/form.types.ts';
export {
  keyedRequestMachine,
  unprovidedKeyedRequest,
} from './keyed-request/keyed-request.machine.ts';
export {
  type KeyedRequestSnapshot,
  type KeyedRequestView,
  selectKeyedRequest,
} from './keyed-request/keyed-request.selectors.ts';
export type { KeyedRequestEvent } from './keyed-request/keyed-request.types.ts';
export {
  type MutationEvent,
  mutationMachine,
  unprovidedMutation,
} from './mutation/mutation.machine.ts';
export {
  type MutationSnapshot,
  type MutationView,
  selectMutation,
} from './mutation/mutation.selectors.ts';
export { paymentMachine, unprovidedPayment } from './payment/payment.machine.ts';
export type { PaymentStage } from './payment/payment.selectors.ts';
export {
  newQueryContext,
  type QueryMachine,
  type QueryState,
  queryMachine,
  unprovidedQuery,
} from './query/query.machine.ts';
export { type Freshness, type QueryView, selectQuery } from './query/query.selectors.ts';
export {
  type SuccessMessage,
  type Toast,
  type ToastContent,
  toastsMachine,
} from './toasts/toasts.machine.ts';
export { selectToast } from './toasts/toasts.selectors.ts';
