/** Vouchers, points, tiers, top-ups and the history of transactions. */

export {
  type PaymentCodeContext,
  paymentCodeMachine,
} from './payment-code/payment-code.machine.ts';
export { type PaymentCodeView, selectPaymentCode } from './payment-code/payment-code.selectors.ts';
export type { PaymentCode } from './payment-code/payment-code.ts';
export {
  isEarned,
  type Points,
  pointMachines,
} from './points/points.implementation.ts';
export { type PointsWorth, pointsWorth } from './points/points-worth.ts';
export {
  type SpendingQuestionContext,
  spendingQuestionMachine,
} from './spending-question/spending-question.machine.ts';
export {
  type SpendingQuestionView,
  selectSpendingQuestion,
} from './spending-question/spending-question.selectors.ts';
export { type TierPanel, tierPanel, type UnlockPrompt } from './tiers/tier-panel.ts';
export { type MissingFor, type TopUpEffects, topUpEffects } from './tiers/top-up-effects.ts';
export { amountText, parseTopUpAmount } from './top-up/amount.ts';
export type { TopUpValues } from './top-up/top-up.schema.ts';
export {
  selectTopUp,
  selectTopUpAmounts,
  selectUnpaidTopUp,
  type TopUpResult,
  type TopUpSnapshot,
  type TopUpStage,
  type TopUpView,
} from './top-up/top-up.selectors.ts';
export type { TopUpEvent, TopUpProblem } from './top-up/top-up.types.ts';
export { amountFromPath, topUpPath } from './top-up/top-up-path.ts';
export {
  type DateRange,
  presetOf,
  presetRange,
  RANGE_PRESETS,
  rangeBounds,
} from './transactions/date-range.ts';
export {
  type HistoryView,
  historyAddress,
  readHistoryAddress,
} from './transactions/history-address.ts';
export {
  firstEntries,
  signedAmount,
  type TransactionHistory,
  transactionHistory,
} from './transactions/transaction-history.ts';
export {
  isIncoming,
  passes,
  TRANSACTION_FILTERS,
  type TransactionFilter,
} from './transactions/transaction-kind.ts';
export { transactionMachines } from './transactions/transactions.implementation.ts';
export { claimableCount } from './vouchers/claimable-count.ts';
export {
  type ClaimedVoucher,
  type ClaimedVouchers,
  isForCounter,
} from './vouchers/claimed-vouchers.ts';
export {
  type DatedVoucherGroup,
  groupVouchers,
  type VoucherDates,
  type VoucherGroup,
} from './vouchers/group-vouchers.ts';
export { isJustUsed } from './vouchers/just-used.ts';
export {} from './vouchers/vouchers.implementation.ts';
