/** Public interface of the spending module. */
export { dropOldCodeDays } from './codes/code-days.ts';
export { type MatchedCode, matchPaymentCode } from './codes/match-payment-code.ts';
export { usePaymentCode } from './codes/use-payment-code.ts';
