import type { VoucherGroup } from '@claypot/domain/loyalty';
import type { DiscountsView, JudgedVoucher } from '@claypot/domain/ordering';
import type { VoucherReason } from '@claypot/domain/pricing';
import { cents } from '@claypot/sdk';

/** RM10 off orders from RM50, a minimum that the sample order reaches. */
export function aJudgedVoucher(changes: Partial<JudgedVoucher> = {}): JudgedVoucher {
  return {
    id: 'held-1',
    name: 'RM10 off',
    terms: {
      priced: { calculation_type: 'fixed', amount: cents(1_000), min_purchase: cents(5_000) },
      use: 'both',
      status: 'ACTIVE',
      startDate: '2026-11-01',
      endDate: '2026-12-20',
      branches: 'All',
      branchIds: [],
      unavailableDates: [],
    },
    fit: { usable: true },
    saving: cents(1_000),
    ...changes,
  };
}

/** Returns a group of identical vouchers, with IDs such as `held-1`, `held-1-2` and `held-1-3`. */
export function several(count: number, voucher: JudgedVoucher): VoucherGroup<JudgedVoucher> {
  const others = Array.from({ length: count - 1 }, (_, index) => `${voucher.id}-${index + 2}`);
  return { voucher, ids: [voucher.id, ...others] };
}

/** Returns a voucher that cannot be used for the given reason. */
export function anUnfitVoucher(
  id: string,
  name: string,
  reason: VoucherReason,
  missing: number | null = null,
): VoucherGroup<JudgedVoucher> {
  const fit = {
    usable: false,
    reason,
    missing: missing === null ? null : cents(missing),
  } as const;
  return several(1, aJudgedVoucher({ id, name, fit }));
}

export const VOUCHERS: readonly VoucherGroup<JudgedVoucher>[] = [
  several(1, aJudgedVoucher()),
  several(1, aJudgedVoucher({ id: 'held-2', name: 'Free delivery', saving: cents(850) })),
  anUnfitVoucher('held-3', 'RM50 off', 'below_minimum', 4_130),
  anUnfitVoucher('held-4', '20% off, at most RM30', 'other_branch'),
  anUnfitVoucher('held-5', 'RM5 off on weekdays', 'not_today'),
  anUnfitVoucher('held-6', 'Free fish head noodles', 'dine_in_only'),
  anUnfitVoucher('held-7', 'RM100 off', 'not_yet'),
  anUnfitVoucher('held-8', 'RM8 off', 'reserved'),
];

/** Returns discounts with usable vouchers and points, none of them chosen. */
export function someDiscounts(changes: Partial<DiscountsView> = {}): DiscountsView {
  return {
    chosen: null,
    vouchers: VOUCHERS,
    usable: 2,
    points: { cost: 1_000, saving: cents(1_000), on: false },
    best: { saving: cents(2_000), voucherName: 'RM10 off', spendsPoints: true },
    hasBest: false,
    nearest: { missing: cents(4_130), saving: cents(5_000) },
    takenOff: [],
    ...changes,
  };
}
