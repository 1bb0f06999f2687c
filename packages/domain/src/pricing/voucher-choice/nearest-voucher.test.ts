import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClaimedTerms, cents, nearestVoucher } from '../index.ts';
import { expectedWorth, fitsBesidesMinimum } from '../testing/best-deal-oracle.ts';
import { anyClaimed, anyUse } from '../testing/claimed.ts';
import type { VoucherUse } from './voucher-fit.ts';

const USE = {
  place: 'pickup',
  branchId: 'bangsar',
  date: '2026-11-22',
  today: '2026-11-22',
  subtotal: cents(4_580),
  frozen: false,
} as const satisfies VoucherUse;

function held(id: string, min: number, amount: number, endDate = '2026-12-31'): ClaimedTerms {
  return {
    id,
    terms: {
      priced: {
        calculation_type: 'fixed',
        amount: cents(amount),
        min_purchase: cents(min),
      },
      use: 'both',
      status: 'ACTIVE',
      startDate: '2026-11-01',
      endDate,
      branches: 'All',
      branchIds: [],
      unavailableDates: [],
    },
  };
}

const nearest = (vouchers: readonly ClaimedTerms[], use: Partial<typeof USE> = {}) =>
  nearestVoucher(vouchers, { ...USE, ...use }, cents(650));

describe('nearestVoucher', () => {
  it('returns the voucher with the smallest missing amount', () => {
    const vouchers = [held('far', 10_000, 5_000), held('near', 5_000, 1_000)];
    expect(nearest(vouchers)).toEqual({ voucherId: 'near', missing: 420, saving: 1_000 });
  });

  it('returns null at exactly the minimum', () => {
    expect(nearest([held('exact', 4_580, 1_000)])).toBeNull();
    expect(nearest([held('sen', 4_581, 1_000)])).toMatchObject({ missing: 1 });
  });

  it('ignores vouchers that save no more than a usable one', () => {
    const now = held('now', 0, 1_000);
    expect(nearest([now, held('same', 5_000, 1_000)])).toBeNull();
    expect(nearest([now, held('more', 5_000, 1_001)])).toMatchObject({ voucherId: 'more' });
  });

  it('prefers the larger saving, then the earlier end, for the same missing amount', () => {
    const late = held('late', 5_000, 1_000);
    const soon = held('soon', 5_000, 1_000, '2026-11-30');
    expect(nearest([late, soon])).toMatchObject({ voucherId: 'soon' });
    expect(nearest([late, soon, held('large', 5_000, 1_500)])).toMatchObject({
      voucherId: 'large',
    });
  });

  it('includes free delivery, which saves the fee', () => {
    const { terms } = held('delivery', 0, 0);
    const priced = {
      calculation_type: 'free_delivery',
      min_purchase: cents(5_000),
    } as const;
    const voucher = { id: 'delivery', terms: { ...terms, priced } };
    const use = { ...USE, place: 'delivery' } as const;
    expect(nearestVoucher([voucher], use, cents(650))).toMatchObject({ saving: 650 });
    expect(nearestVoucher([voucher], USE, cents(650))).toBeNull();
  });
});

it('has the smallest missing amount of all vouchers that would save more than a usable one', () => {
  const anySubtotal = fc.integer({ min: 0, max: 25_000 }).map(cents);
  const fee = cents(650);
  fc.assert(
    fc.property(anyClaimed, anyUse, anySubtotal, (all, where, subtotal) => {
      const use = { ...where, place: 'delivery' as const, subtotal };
      const fitting = all
        .filter(({ terms }) => fitsBesidesMinimum(terms, use))
        .map(({ id, terms: { priced } }) => {
          const missing = priced.min_purchase - subtotal;
          const at = missing > 0 ? priced.min_purchase : subtotal;
          return { voucherId: id, missing, saving: expectedWorth(priced, at, fee) };
        });
      const now = fitting.filter(({ missing }) => missing <= 0).map(({ saving }) => saving);
      const better = fitting.filter(
        ({ missing, saving }) => missing > 0 && saving > Math.max(0, ...now),
      );
      const found = nearestVoucher(all, use, fee);
      if (found === null) {
        expect(better).toEqual([]);
        return;
      }
      expect(better).toContainEqual(found);
      expect(found.missing).toBe(Math.min(...better.map(({ missing }) => missing)));
    }),
    { numRuns: 1_000 },
  );
});
