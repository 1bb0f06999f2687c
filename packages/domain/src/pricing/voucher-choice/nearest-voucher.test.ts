import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClaimedTerms,
  cents,
  linesTotal,
  nearestVoucher,
  type OrderTerms,
  type OrderToPrice,
} from '../index.ts';
import { everyCombination } from '../testing/best-deal-oracle.ts';
import { anyClaimed, anyUse } from '../testing/claimed.ts';
import { anyOrder } from '../testing/orders.ts';
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

const LINES = { subtotal: USE.subtotal, points_earned: 0 };
const ORDER: OrderTerms = {
  buyer: 'member',
  delivery_method: 'pickup',
  payment_method: 'card',
  delivery_fee: cents(0),
  voucher: null,
  tier: null,
  points: null,
};

const nearest = (vouchers: readonly ClaimedTerms[], order: Partial<OrderTerms> = {}) =>
  nearestVoucher(LINES, { ...ORDER, ...order }, vouchers, USE);

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
    const order = { ...ORDER, delivery_method: 'delivery', delivery_fee: cents(650) } as const;
    expect(nearestVoucher(LINES, order, [voucher], use)).toMatchObject({ saving: 650 });
    expect(nearestVoucher(LINES, ORDER, [voucher], USE)).toBeNull();
  });

  it('deducts the tier discount that the voucher replaces', () => {
    const tier = { percent: 10, is_freeze_tier: false };
    expect(nearest([held('near', 5_000, 1_000)], { tier })).toMatchObject({ saving: 900 });
  });

  it('compares with the voucher in use', () => {
    const { terms } = held('now', 0, 600);
    const vouchers = [{ id: 'now', terms }, held('near', 5_000, 1_000)];
    expect(nearest(vouchers, { voucher: terms.priced })).toMatchObject({ saving: 400 });
  });
});

/** Returns the smallest missing amount that lowers the total of the larger order, or null. */
function expectedNearest(order: OrderToPrice, held: readonly ClaimedTerms[], use: VoucherUse) {
  const subtotal = linesTotal(order.lines, order.buyer).subtotal;
  const least = (vouchers: readonly ClaimedTerms[], larger: OrderToPrice) =>
    Math.min(...everyCombination(larger, vouchers, use).map(({ total }) => total));
  const minimums = held.map(({ terms }) => terms.priced.min_purchase).sort((a, b) => a - b);
  for (const minimum of minimums.filter((each) => each > subtotal)) {
    const price = cents(minimum);
    const larger = { ...order, lines: [{ price, additional_prices: [], qty: 1, point: 0 }] };
    const below = held.filter(({ terms }) => terms.priced.min_purchase < minimum);
    const [none] = everyCombination(larger, [], use);
    const total = least(held, larger);
    if (total < least(below, larger)) {
      return { missing: minimum - subtotal, saving: (none?.total ?? 0) - total };
    }
  }
  return null;
}

it('returns the smallest missing amount that makes the best deal better, and its saving', () => {
  fc.assert(
    fc.property(anyOrder, anyClaimed, anyUse, (random, held, where) => {
      const order: OrderToPrice = {
        ...random,
        delivery_method: 'delivery',
        payment_method: 'card',
        voucher: null,
        points: random.points && { ...random.points, spend: false },
      };
      const lines = linesTotal(order.lines, order.buyer);
      const use = { ...where, place: 'delivery' as const, subtotal: lines.subtotal };
      const found = nearestVoucher(lines, order, held, use);
      expect(found && { missing: found.missing, saving: found.saving }).toEqual(
        expectedNearest(order, held, use),
      );
    }),
    { numRuns: 1_000 },
  );
});
