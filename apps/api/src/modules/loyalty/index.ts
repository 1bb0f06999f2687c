/** Public interface of the loyalty module. */

export { createMemberStreams } from './live/member-streams.ts';
export {
  findMember,
  findMemberByNumber,
  findMemberByPhone,
  type Member,
} from './members/members.ts';
export { insertMember, type NewMember } from './members/new-member.ts';
export { pricedTier } from './members/tier-benefits.ts';
export { viewUser } from './members/user-view.ts';
export { viewMember } from './members/view-member.ts';
export { voucherError } from './operations/vouchers/errors.ts';
export { restsAt, viewerOfVouchers } from './operations/vouchers/viewer.ts';
export { fitAtCounter, viewClaimed, viewFit } from './operations/vouchers/voucher-view.ts';
export { dropOldCodeDays } from './payment-codes/code-days.ts';
export { type MatchedCode, matchPaymentCode } from './payment-codes/match-payment-code.ts';
export { usePaymentCode } from './payment-codes/use-payment-code.ts';
export { addPoints, creditOrder, type OrderOfMember, spendPoints } from './points/points.ts';
export { endTier } from './tiers/end-tier.ts';
export { grantTier } from './tiers/tier-grants.ts';
export { pricedVoucher, voucherTerms } from './vouchers/voucher-terms.ts';
export { type ClaimedVoucher, findClaimed, findClaimedVoucher } from './vouchers/vouchers.ts';
export { insertTopUp } from './wallet/new-top-up.ts';
export { remindOfTiers } from './wallet/remind-of-tiers.ts';
export { LEAST_TOP_UP, MOST_TOP_UP } from './wallet/top-up-limits.ts';
export { topUpPayable } from './wallet/top-up-payable.ts';
export { addWalletEntry } from './wallet/wallet-entries.ts';
export { topUpMessage } from './wallet/wallet-messages.ts';
