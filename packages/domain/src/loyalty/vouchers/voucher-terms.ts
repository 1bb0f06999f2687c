import type { Voucher } from '@claypot/sdk';
import type { PricedVoucher, VoucherTerms } from '../../pricing/index.ts';

/** Converts a voucher of the contract to the form that pricing uses. */
export function pricedVoucher(voucher: Voucher): PricedVoucher {
  const { amount, calculation_type, min_purchase, total_max_given_amount } = voucher;
  switch (calculation_type) {
    case 'fixed':
      return { calculation_type, amount, min_purchase };
    case 'percent':
      // The API encodes percentages like amounts, in hundredths.
      return { calculation_type, percent: amount / 100, total_max_given_amount, min_purchase };
    case 'free':
      return { calculation_type: 'free_delivery', min_purchase };
  }
}

/** Returns the terms that decide if a claimed voucher can be used. */
export function voucherTerms(voucher: Voucher): VoucherTerms {
  return {
    priced: pricedVoucher(voucher),
    use: voucher.voucher_use_type,
    status: statusOf(voucher),
    startDate: voucher.start_date,
    // Vouchers without an end never expire.
    endDate: voucher.end_date ?? '9999-12-31',
    branches: voucher.voucher_branch_status,
    branchIds: voucher.voucher_branch.map(({ branch }) => branch.id),
    unavailableDates: voucher.unavailable_dates,
  };
}

function statusOf({ voucher_status, waiting_order_id }: Voucher): VoucherTerms['status'] {
  if (voucher_status === 'USED') return 'USED';
  return waiting_order_id === null ? 'ACTIVE' : 'RESERVED';
}
