import { cents } from '@claypot/sdk';
import type { VoucherTerms } from '../../../pricing/index.ts';
import type { OrderVoucher } from '../order-voucher.ts';

/** RM10 off for orders of RM30 or more, at every branch, until the end of the year. */
export function anOrderVoucher(
  terms: Partial<VoucherTerms> = {},
  rest: Partial<Omit<OrderVoucher, 'terms'>> = {},
): OrderVoucher {
  return {
    id: 'held-1',
    name: 'RM10 off',
    ...rest,
    terms: {
      priced: { calculation_type: 'fixed', amount: cents(1_000), min_purchase: cents(3_000) },
      use: 'both',
      status: 'ACTIVE',
      startDate: '2026-11-01',
      endDate: '2026-12-31',
      branches: 'All',
      branchIds: [],
      unavailableDates: [],
      ...terms,
    },
  };
}
