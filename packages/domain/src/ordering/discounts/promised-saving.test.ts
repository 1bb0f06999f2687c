import { cents } from '@claypot/sdk';
import { aCart, aLine, aMember } from '@claypot/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { anOrderVoucher } from '../../loyalty/vouchers/testing/order-vouchers.ts';
import { anAddress } from '../../places/addresses/testing/samples.ts';
import { anyClaimed } from '../../pricing/testing/claimed.ts';
import { shownCart } from '../cart/lines.ts';
import { orderDraftLogic } from '../order-draft/order-draft.actor.ts';
import type { OrderDraft } from '../order-draft/order-draft.ts';
import { anOrderDraft } from '../order-draft/testing/samples.ts';
import { draftTotal } from '../order-draft/total.ts';
import { discountsLogic } from './discounts.actor.ts';
import { selectDiscounts } from './discounts.selectors.ts';
import { discountsOffer, noLongerFits } from './offer.ts';

const FEE = cents(650);
const ANSWERS = {
  fee: FEE,
  now: Temporal.Instant.from('2026-11-22T12:00:00+08:00'),
  zone: 'Asia/Kuala_Lumpur',
};

const cartOf = (price: number) => shownCart(aCart([aLine({ price: cents(price) })]), {});

function viewOf(order: OrderDraft) {
  const draft = createActor(orderDraftLogic).start();
  draft.send({ type: 'CHANGE', draft: order });
  const discounts = createActor(discountsLogic).start();
  discounts.send({ type: 'OFFERED', offer: discountsOffer(order, ANSWERS) });
  return selectDiscounts(draft.getSnapshot(), discounts.getSnapshot(), FEE);
}

/** Returns the amount that the customer pays, in cents. */
const pays = (order: OrderDraft) => draftTotal(order, FEE).total;

const anyLeveling = fc.record({
  discount_percent: fc.constantFrom(0, 5, 10, 12.5),
  is_freeze_tier: fc.constantFrom(0 as const, 0 as const, 0 as const, 1 as const),
});

const anyPoints = fc.option(
  fc.record({
    balance: fc.integer({ min: 0, max: 2_000 }),
    max_discount_point: fc.constantFrom(100, 1_000),
    max_discount_amount: fc.constantFrom(cents(300), cents(1_000)),
  }),
);

/** Orders of a member with random vouchers, points and tier, and a choice that fits. */
const anyDraft: fc.Arbitrary<OrderDraft> = fc
  .record({
    price: fc.integer({ min: 100, max: 25_000 }),
    held: anyClaimed,
    leveling: anyLeveling,
    points: anyPoints,
    spendsPoints: fc.boolean(),
    chosen: fc.nat(),
    isDelivery: fc.boolean(),
  })
  .map(({ chosen, held, isDelivery, leveling, points, price, spendsPoints }) => {
    const vouchers = held.map(({ id, terms }) => anOrderVoucher(terms, { id, name: id }));
    const order = anOrderDraft({
      cart: cartOf(price),
      member: aMember({ leveling: { ...aMember().leveling, ...leveling } }),
      vouchers,
      points,
      spendsPoints,
      voucher: vouchers[chosen % (vouchers.length + 1)] ?? null,
      ...(isDelivery ? { method: 'delivery', address: anAddress() } : {}),
    });
    return withoutUnfit(order);
  });

/** Removes the choices that do not apply, as the checkout does. */
function withoutUnfit(order: OrderDraft): OrderDraft {
  const gone = noLongerFits(order, ANSWERS);
  if (gone === null) return order;
  const change = gone.kind === 'voucher' ? { voucher: null } : { spendsPoints: false };
  return withoutUnfit({ ...order, ...change });
}

it('promises exactly the difference of the totals with and without a discount', () => {
  fc.assert(
    fc.property(anyDraft, (order) => {
      const { best, chosen, points, vouchers } = viewOf(order);
      const without = pays({ ...order, voucher: null });
      if (chosen) expect(chosen.saving).toBe(without - pays(order));
      for (const { voucher } of vouchers ?? []) {
        if (!voucher.fit.usable) continue;
        expect(voucher.saving).toBe(without - pays({ ...order, voucher }));
      }
      if (points) {
        const off = pays({ ...order, spendsPoints: false });
        expect(points.saving).toBe(off - pays({ ...order, spendsPoints: true }));
      }
      if (best) {
        const { voucherId, spendsPoints } = discountsOffer(order, ANSWERS).best;
        const voucher = order.vouchers?.find(({ id }) => id === voucherId) ?? null;
        expect(best.saving).toBe(pays(order) - pays({ ...order, voucher, spendsPoints }));
      }
    }),
    { numRuns: 1_000 },
  );
});

it('promises for a larger order what the best deal saves once exactly that sum is added', () => {
  let promised = 0;
  fc.assert(
    fc.property(anyDraft, (order) => {
      const { nearest } = viewOf(order);
      if (nearest === null) return;
      promised += 1;
      const larger = { ...order, cart: cartOf((order.cart?.total_price ?? 0) + nearest.missing) };
      expect(viewOf(larger).best?.saving).toBe(nearest.saving);
      const almost = {
        ...order,
        cart: cartOf((order.cart?.total_price ?? 0) + nearest.missing - 1),
      };
      expect(viewOf(almost).nearest?.missing).toBe(1);
    }),
    { numRuns: 3_000 },
  );
  expect(promised).toBeGreaterThan(50);
});

it('promises a Gold member what the voucher takes off the price after the tier discount', () => {
  const hundred = anOrderVoucher({
    priced: { calculation_type: 'fixed', amount: cents(10_000), min_purchase: cents(10_000) },
  });
  const leveling = { ...aMember().leveling, discount_percent: 10, is_freeze_tier: 0 as const };
  const order = anOrderDraft({
    cart: cartOf(7_720),
    member: aMember({ leveling }),
    vouchers: [hundred],
  });
  expect(viewOf(order).nearest).toEqual({ voucherId: 'held-1', missing: 2_280, saving: 9_000 });
  const larger = { ...order, cart: cartOf(10_000) };
  expect(viewOf(larger).best?.saving).toBe(9_000);
  expect(viewOf({ ...larger, voucher: hundred }).chosen?.saving).toBe(9_000);
});
