import { cents } from '@claypot/sdk';
import { aCart, aLine, aMember } from '@claypot/testing';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { anOrderVoucher } from '../../loyalty/vouchers/testing/order-vouchers.ts';
import { controlledClock } from '../../testing/fakes.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { shownCart } from '../cart/lines.ts';
import { orderDraftLogic } from '../order-draft/order-draft.actor.ts';
import type { OrderDraft } from '../order-draft/order-draft.ts';
import { anOrderDraft } from '../order-draft/testing/samples.ts';
import { discountsLogic } from './discounts.actor.ts';
import { createDiscounts } from './discounts.implementation.ts';
import { selectDiscounts } from './discounts.selectors.ts';
import { storedDiscounts } from './record.ts';

const leveling = { ...aMember().leveling, discount_percent: 0, is_freeze_tier: 0 as const };
const cartOf = (price: number) => shownCart(aCart([aLine({ price: cents(price) })]), {});
const TEN = anOrderVoucher();
const TWENTY = anOrderVoucher(
  { priced: { calculation_type: 'fixed', amount: cents(2_000), min_purchase: cents(5_000) } },
  { id: 'held-2', name: 'RM20 off' },
);
const POINTS = { balance: 1_000, max_discount_point: 1_000, max_discount_amount: cents(1_000) };

/** A member's order of RM40 with two vouchers and enough points. */
function setUp(changes: Partial<OrderDraft> = {}) {
  const draft = createActor(orderDraftLogic).start();
  const change = (more: Partial<OrderDraft>) => draft.send({ type: 'CHANGE', draft: more });
  change(
    anOrderDraft({
      member: aMember({ leveling }),
      cart: cartOf(4_000),
      vouchers: [TEN, TWENTY],
      points: POINTS,
      ...changes,
    }),
  );
  const discounts = createActor(discountsLogic).start();
  const offers: unknown[] = [];
  discounts.subscribe(({ context: { offer } }) => {
    if (offer !== offers.at(-1)) offers.push(offer);
  });
  const actor = createActor(
    createDiscounts({
      choice: storedDiscounts(memoryStorage(), 'demo'),
      clock: controlledClock('2026-11-22T12:00:00+08:00'),
      discounts,
      draft,
      fee: () => null,
      quotation: { subscribe: () => ({ unsubscribe: () => undefined }) },
      zone: () => 'Asia/Kuala_Lumpur',
    }),
  ).start();
  return {
    actor,
    change,
    draft: () => draft.getSnapshot().context,
    offers,
    view: () => selectDiscounts(draft.getSnapshot(), discounts.getSnapshot(), null),
  };
}

it('chooses and removes a voucher', () => {
  const { actor, view } = setUp();
  expect(view()).toMatchObject({ chosen: null, usable: 1 });
  actor.send({ type: 'CHOOSE', voucherId: 'held-1' });
  expect(view().chosen).toEqual({ id: 'held-1', name: 'RM10 off', saving: 1_000 });
  actor.send({ type: 'CHOOSE', voucherId: 'unknown' });
  expect(view().chosen?.id).toBe('held-1');
  actor.send({ type: 'CHOOSE', voucherId: null });
  expect(view().chosen).toBeNull();
});

it('counts each of several equal vouchers', () => {
  const others = ['held-3', 'held-4'].map((id) => anOrderVoucher({}, { id }));
  const { view } = setUp({ vouchers: [TEN, ...others, TWENTY] });
  expect(view().usable).toBe(3);
  expect(view().vouchers?.map(({ ids }) => ids.length)).toEqual([3, 1]);
});

it('applies voucher and points of the best deal in one press and shows the saving', () => {
  const { actor, draft, view } = setUp();
  expect(view()).toMatchObject({
    best: { saving: 2_000, voucherName: 'RM10 off', spendsPoints: true },
    hasBest: false,
    nearest: { missing: 1_000, saving: 3_000 },
    points: { cost: 1_000, saving: 1_000, on: false },
  });
  actor.send({ type: 'TAKE_BEST' });
  expect(draft()).toMatchObject({ voucher: TEN, spendsPoints: true });
  expect(view()).toMatchObject({ best: null, hasBest: true });
});

it('shows how much more the best deal saves than the choice', () => {
  const { actor, view } = setUp();
  actor.send({ type: 'SPEND_POINTS', spend: true });
  expect(view().best).toMatchObject({ saving: 1_000 });
});

it('removes a voucher below its minimum and shows the reason until the next choice', () => {
  const { actor, change, draft, view } = setUp({ cart: cartOf(5_000) });
  actor.send({ type: 'CHOOSE', voucherId: 'held-2' });
  change({ cart: cartOf(4_580) });
  expect(draft().voucher).toBeNull();
  expect(view().takenOff).toEqual([
    { kind: 'voucher', name: 'RM20 off', reason: 'below_minimum', missing: 420 },
  ]);
  actor.send({ type: 'CHOOSE', voucherId: 'held-1' });
  expect(view().takenOff).toEqual([]);
});

it('shows both when voucher and points are removed together', () => {
  const { actor, change, draft, view } = setUp();
  actor.send({ type: 'TAKE_BEST' });
  change({ cart: cartOf(900) });
  expect(draft()).toMatchObject({ voucher: null, spendsPoints: false });
  expect(view().takenOff.map(({ kind }) => kind)).toEqual(['voucher', 'points']);
  expect(view().points).toBeNull();
});

it('enables vouchers when the member tops up meanwhile', () => {
  const frozen = aMember({ leveling: { ...leveling, is_freeze_tier: 1 } });
  const { change, view } = setUp({ member: frozen });
  expect(view().usable).toBe(0);
  change({ member: aMember({ leveling }) });
  expect(view().usable).toBe(1);
});

it('updates the chosen voucher when its terms change', () => {
  const { actor, change, draft } = setUp();
  actor.send({ type: 'CHOOSE', voucherId: 'held-1' });
  const fifteen = anOrderVoucher({
    priced: { calculation_type: 'fixed', amount: cents(1_500), min_purchase: cents(3_000) },
  });
  change({ vouchers: [fifteen] });
  expect(draft().voucher).toEqual(fifteen);
});

it('does not recalculate for changes that do not affect the price', () => {
  const { change, offers } = setUp();
  const before = offers.length;
  change({ details: { full_name: 'A', email: '', phone: '', remark: '' } });
  expect(offers).toHaveLength(before);
  change({ cart: cartOf(4_100) });
  expect(offers).toHaveLength(before + 1);
});

it('offers points but no vouchers until the vouchers are loaded', () => {
  const { view } = setUp({ vouchers: null });
  expect(view()).toMatchObject({ vouchers: null, best: null, nearest: null, usable: 0 });
  expect(view().points).not.toBeNull();
});

it('stops following the order when the form closes', () => {
  const { actor, change, draft } = setUp();
  actor.send({ type: 'CHOOSE', voucherId: 'held-1' });
  actor.stop();
  change({ cart: cartOf(100) });
  expect(draft().voucher).toEqual(TEN);
});
