import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestDeal, type ClaimedTerms, cents, linesTotal, type OrderToPrice } from '../index.ts';
import { everyCombination } from '../testing/best-deal-oracle.ts';
import { anyClaimed, anyUse } from '../testing/claimed.ts';
import { anyOrder } from '../testing/orders.ts';
import type { VoucherTerms, VoucherUse } from './voucher-fit.ts';

/** Orders of the app: by members, paid by card, not dine-in. */
const anyAppOrder: fc.Arbitrary<OrderToPrice> = anyOrder.map((order) => ({
  ...order,
  buyer: 'member',
  delivery_method: order.delivery_method === 'delivery' ? 'delivery' : 'pickup',
  payment_method: 'card',
}));

function find(order: OrderToPrice, held: readonly ClaimedTerms[], use: Partial<VoucherUse> = {}) {
  const lines = linesTotal(order.lines, order.buyer);
  const place = order.delivery_method === 'delivery' ? 'delivery' : 'pickup';
  const full: VoucherUse = {
    branchId: 'bangsar',
    date: '2026-11-22',
    today: '2026-11-22',
    frozen: false,
    ...use,
    place,
    subtotal: lines.subtotal,
  };
  return { deal: bestDeal(lines, order, held, full), use: full };
}

it('returns the lowest total over all combinations of voucher and points', () => {
  fc.assert(
    fc.property(anyAppOrder, anyClaimed, anyUse, (order, held, use) => {
      const { deal, use: used } = find(order, held, use);
      const all = everyCombination(order, held, used);
      const least = Math.min(...all.map(({ total }) => total));
      const [without] = all;
      expect(deal.total.total).toBe(least);
      expect(deal.saving).toBe((without?.total ?? 0) - least);
      const own = all.filter(
        ({ spend, voucher }) =>
          (voucher?.id ?? null) === deal.voucherId && spend === deal.spendsPoints,
      );
      expect(own.map(({ total }) => total)).toContain(least);
      expect(all.flatMap(({ lines }) => lines).every((amount) => amount >= 0)).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

it('uses as little as possible and, of equal deals, the voucher that expires first', () => {
  fc.assert(
    fc.property(anyAppOrder, anyClaimed, anyUse, (order, held, use) => {
      const { deal, use: used } = find(order, held, use);
      const all = everyCombination(order, held, used);
      const equals = all.filter(({ total }) => total === deal.total.total);
      const usedUp = (voucherId: string | null, spend: boolean) =>
        Number(voucherId !== null) + Number(spend);
      const mine = usedUp(deal.voucherId, deal.spendsPoints);
      const others = equals.map(({ spend, voucher }) => usedUp(voucher?.id ?? null, spend));
      expect(mine).toBe(Math.min(...others));
      const end = held.find(({ id }) => id === deal.voucherId)?.terms.endDate;
      const sooner = equals.filter(
        ({ spend, voucher }) =>
          spend === deal.spendsPoints && voucher !== null && voucher.terms.endDate < (end ?? ''),
      );
      expect(sooner).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

it('returns the lowest total for two hundred vouchers', () => {
  const anyTwoHundred = fc
    .array(anyClaimed, { minLength: 40, maxLength: 60 })
    .map((all) => all.flat().slice(0, 200))
    .map((all) => all.map(({ terms }, index) => ({ id: `held-${index}`, terms })));
  fc.assert(
    fc.property(anyAppOrder, anyTwoHundred, anyUse, (order, held, use) => {
      const { deal, use: used } = find(order, held, use);
      const all = everyCombination(order, held, used);
      expect(deal.total.total).toBe(Math.min(...all.map(({ total }) => total)));
    }),
    { numRuns: 50 },
  );
});

it('does not depend on the order of the vouchers or the current choice', () => {
  fc.assert(
    fc.property(anyAppOrder, anyClaimed, anyUse, (order, held, use) => {
      const unchosen = { ...order, voucher: null, points: order.points };
      const { deal } = find(order, held, use);
      expect(find(unchosen, held.toReversed(), use).deal).toEqual(deal);
    }),
    { numRuns: 500 },
  );
});

describe('pickup order of RM60', () => {
  const order: OrderToPrice = {
    lines: [{ price: cents(6_000), additional_prices: [], qty: 1, point: 60 }],
    buyer: 'member',
    delivery_method: 'pickup',
    payment_method: 'card',
    delivery_fee: cents(0),
    voucher: null,
    tier: null,
    points: {
      balance: 1_000,
      max_discount_point: 1_000,
      max_discount_amount: cents(1_000),
      spend: false,
    },
  };
  const held = (id: string, amount: number, terms: Partial<VoucherTerms> = {}): ClaimedTerms => ({
    id,
    terms: {
      priced: { calculation_type: 'fixed', amount: cents(amount), min_purchase: cents(0) },
      use: 'both',
      status: 'ACTIVE',
      startDate: '2026-11-01',
      endDate: '2026-12-31',
      branches: 'All',
      branchIds: [],
      unavailableDates: [],
      ...terms,
    },
  });

  it('uses the larger voucher and the points', () => {
    const { deal } = find(order, [held('small', 500), held('large', 2_000)]);
    expect(deal).toMatchObject({ voucherId: 'large', spendsPoints: true, saving: 3_000 });
    expect(deal.total.total).toBe(3_000);
  });

  it('omits the points if a large voucher excludes them', () => {
    const { deal } = find(order, [held('all', 5_500)]);
    expect(deal).toMatchObject({ voucherId: 'all', spendsPoints: false, saving: 5_500 });
  });

  it('uses points and a smaller voucher if together they save more than a larger one', () => {
    const { deal } = find(order, [held('large', 5_100), held('small', 4_900)]);
    expect(deal).toMatchObject({ voucherId: 'small', spendsPoints: true, saving: 5_900 });
  });

  it('prefers a voucher over points for the same saving, and the one that ends sooner', () => {
    const points = order.points && { ...order.points, max_discount_amount: cents(5_000) };
    const vouchers = [held('late', 5_000), held('soon', 5_000, { endDate: '2026-11-30' })];
    const { deal } = find({ ...order, points }, vouchers);
    expect(deal).toMatchObject({ voucherId: 'soon', spendsPoints: false, saving: 5_000 });
  });

  it('does not use a voucher without a discount', () => {
    const { deal } = find({ ...order, points: null }, [held('nothing', 0)]);
    expect(deal).toMatchObject({ voucherId: null, spendsPoints: false, saving: 0 });
  });
});
