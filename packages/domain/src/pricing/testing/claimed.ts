/** Random claimed vouchers, often with equal values and boundary dates. */
import { cents } from '@claypot/sdk';
import fc from 'fast-check';
import type { ClaimedTerms } from '../voucher-choice/voucher-effect.ts';
import type { VoucherTerms, VoucherUse } from '../voucher-choice/voucher-fit.ts';
import { anyVoucher } from './orders.ts';

const DAYS = ['2026-11-20', '2026-11-22', '2026-11-23', '2026-12-31'] as const;

const anyTerms: fc.Arbitrary<VoucherTerms> = fc.record({
  priced: fc.oneof(
    anyVoucher,
    // A few with equal values.
    fc.record({
      calculation_type: fc.constant('fixed' as const),
      amount: fc.constantFrom(cents(500), cents(1_000)),
      min_purchase: fc.constantFrom(cents(0), cents(5_000)),
    }),
  ),
  use: fc.constantFrom('both', 'both', 'other', 'dine_in'),
  status: fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'RESERVED', 'USED'),
  startDate: fc.constantFrom('2026-11-01', '2026-11-01', '2026-11-23'),
  endDate: fc.constantFrom(...DAYS),
  branches: fc.constantFrom('All', 'All', 'All Except', 'Only'),
  branchIds: fc.subarray(['bangsar', 'subang']),
  unavailableDates: fc.subarray(['2026-11-22', '2026-11-23']),
});

/** A member's vouchers with unique ids. */
export const anyClaimed: fc.Arbitrary<ClaimedTerms[]> = fc
  .array(anyTerms, { maxLength: 12 })
  .map((all) => all.map((terms, index) => ({ id: `held-${(index * 7) % 13}`, terms })));

/** Branch and dates of a voucher's use; today is the 22nd. */
export const anyUse: fc.Arbitrary<Omit<VoucherUse, 'subtotal' | 'place'>> = fc.record({
  branchId: fc.constantFrom('bangsar', 'subang'),
  date: fc.constantFrom('2026-11-22', '2026-11-23'),
  today: fc.constant('2026-11-22'),
  frozen: fc.integer({ min: 0, max: 5 }).map((die) => die === 0),
});
