/** Pricing: pure functions over whole cents, shared by client and server. */
export { cents } from '@claypot/sdk';
export { minus, sum } from './arithmetic.ts';
export { type BillRest, billRest, type ExactPayments, type PayableBill } from './bill/bill-rest.ts';
export {
  type BillMember,
  type BillToPrice,
  type BillTotal,
  billTotal,
  type DiscountRule,
} from './bill/bill-total.ts';
export {
  type FamilyDayRule,
  familyDayAt,
  isFamilyDay,
  type PricedFamilyDay,
} from './bill/family-day.ts';
export { type CashPayment, payInCash } from './bill/pay-in-cash.ts';
export {
  type BillSplit,
  type SplittableBill,
  splitByLines,
  splitByPeople,
} from './bill/split-bill.ts';
export { lineTotal, type PricedLine, sellingPrice, subtotal, unitPrice } from './line.ts';
export {
  fewestChoices,
  lowestPrice,
  type PricedChoice,
  type PricedGroup,
  type PricedOffer,
} from './lowest.ts';
export { ZERO } from './money.ts';
export {
  type LinesTotal,
  linesTotal,
  type OrderTerms,
  type OrderToPrice,
  type OrderTotal,
  orderTotal,
  totalOf,
} from './order-total.ts';
export {
  type PointTerms,
  type PricedPoints,
  pointDiscount,
  pointsEarned,
  pointsOffered,
} from './points.ts';
export { lineShares, type PaidOrder, pointsKept } from './refund-shares.ts';
export { COIN, type PaymentMethod, roundedAdjustment } from './rounding.ts';
export {
  type OrderDeliveryMethod,
  SERVICE_CHARGE_PERCENT,
  serviceCharge,
} from './service-charge.ts';
export { containedTax, SST_PERCENT } from './tax.ts';
export { LEAST_WALLET, type PricedTier, tierDiscount, tierPercent } from './tier.ts';
export { deliveryFee, type PricedVoucher, voucherDiscount, voucherErrorCode } from './voucher.ts';
export { type BestDeal, bestDeal } from './voucher-choice/best-deal.ts';
export { type NearestVoucher, nearestVoucher } from './voucher-choice/nearest-voucher.ts';
export { pointsSaving, voucherSaving } from './voucher-choice/saving.ts';
export { type ClaimedTerms, compareEnds } from './voucher-choice/voucher-effect.ts';
export {
  type VoucherFit,
  type VoucherReason,
  type VoucherTerms,
  type VoucherUse,
  voucherFit,
} from './voucher-choice/voucher-fit.ts';
