import type { PricedVoucher, VoucherTerms } from '@claypot/domain/pricing';
import type { ClaimedVoucher, Voucher } from './vouchers.ts';

/** Returns a voucher as the pricing functions need it. */
export function pricedVoucher(voucher: Voucher): PricedVoucher {
  const { amount, calculation_type, min_purchase, total_max_given_amount } = voucher;
  switch (calculation_type) {
    case 'fixed':
      return { calculation_type, amount, min_purchase };
    case 'percent':
      return { calculation_type, percent: amount / 100, total_max_given_amount, min_purchase };
    case 'free':
      return { calculation_type: 'free_delivery', min_purchase };
  }
}

/**
 * Returns the terms that decide whether a claimed voucher can be used.
 * @param unavailableDates coming dates on which the voucher cannot be used at the place of use.
 */
export function voucherTerms(
  voucher: ClaimedVoucher,
  unavailableDates: readonly string[],
): VoucherTerms {
  return {
    priced: pricedVoucher(voucher),
    use: voucher.voucher_use_type,
    status: voucher.status,
    startDate: voucher.start_date.toString(),
    endDate: voucher.end_date.toString(),
    branches: voucher.voucher_branch_status,
    branchIds: voucher.branches.map(({ id }) => id),
    unavailableDates,
  };
}
