import { cents } from '@claypot/sdk';
import { aCart, aLine, aMember } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { anOrderVoucher } from '../../loyalty/vouchers/testing/order-vouchers.ts';
import { anAddress } from '../../places/addresses/testing/samples.ts';
import { shownCart } from '../cart/lines.ts';
import type { OrderDraft } from '../order-draft/order-draft.ts';
import { anOrderDraft } from '../order-draft/testing/samples.ts';
import { discountsOffer, noLongerFits, type OfferAnswers } from './offer.ts';

const ANSWERS: OfferAnswers = {
  fee: cents(650),
  now: Temporal.Instant.from('2026-11-22T12:00:00+08:00'),
  zone: 'Asia/Kuala_Lumpur',
};

const leveling = (frozen: 0 | 1) => ({
  ...aMember().leveling,
  discount_percent: 0,
  is_freeze_tier: frozen,
});
const MEMBER = aMember({ leveling: leveling(0) });
const POINTS = { balance: 1_000, max_discount_point: 1_000, max_discount_amount: cents(1_000) };
const FREE_DELIVERY = {
  priced: { calculation_type: 'free_delivery', min_purchase: cents(0) },
} as const;

const cartOf = (price: number) => shownCart(aCart([aLine({ price: cents(price) })]), {});

/** A member's pickup order of RM40. */
function aDraft(changes: Partial<OrderDraft> = {}): OrderDraft {
  return anOrderDraft({ member: MEMBER, cart: cartOf(4_000), ...changes });
}

describe('discountsOffer', () => {
  const vouchers = [
    anOrderVoucher({ use: 'dine_in' }, { id: 'counter' }),
    anOrderVoucher({ status: 'USED' }, { id: 'used' }),
    anOrderVoucher({ endDate: '2026-11-21' }, { id: 'over' }),
    anOrderVoucher(
      { priced: { calculation_type: 'fixed', amount: cents(5_000), min_purchase: cents(9_000) } },
      { id: 'large' },
    ),
    anOrderVoucher({}, { id: 'fits' }),
    anOrderVoucher(FREE_DELIVERY, { id: 'delivery' }),
  ];

  it('sorts usable vouchers first, then by the missing amount, and omits used and expired ones', () => {
    const offer = discountsOffer(aDraft({ vouchers }), ANSWERS);
    expect(offer.vouchers.map(({ voucher }) => voucher.id)).toEqual([
      'fits',
      'large',
      'counter',
      'delivery',
    ]);
    expect(offer.vouchers.map(({ voucher }) => voucher.saving)).toEqual([1_000, 5_000, 1_000, 0]);
    expect(offer.best).toMatchObject({ voucherId: 'fits', spendsPoints: false, saving: 1_000 });
    expect(offer.nearest).toEqual({ voucherId: 'large', missing: 5_000, saving: 5_000 });
  });

  it('groups equal vouchers, with the first one to be used', () => {
    const alike = ['b', 'a', 'c'].map((id) => anOrderVoucher({}, { id }));
    const later = anOrderVoucher({ endDate: '2027-01-31' }, { id: 'later' });
    const offer = discountsOffer(aDraft({ vouchers: [later, ...alike] }), ANSWERS);
    expect(offer.vouchers.map(({ ids }) => ids)).toEqual([['a', 'b', 'c'], ['later']]);
    expect(offer.best.voucherId).toBe('a');
  });

  it('includes the points and the courier fee', () => {
    const draft = aDraft({
      vouchers: [anOrderVoucher(FREE_DELIVERY, { id: 'delivery' })],
      points: POINTS,
      method: 'delivery',
      address: anAddress(),
    });
    const { best, vouchers: judged } = discountsOffer(draft, ANSWERS);
    expect(best).toMatchObject({ voucherId: 'delivery', spendsPoints: true, saving: 1_650 });
    expect(judged[0]?.voucher.saving).toBe(650);
  });
});

describe('noLongerFits with a voucher', () => {
  const voucher = anOrderVoucher();
  const chosen = (changes: Partial<OrderDraft>) =>
    noLongerFits(aDraft({ voucher, ...changes }), ANSWERS);
  const gone = (reason: string | null, missing: number | null = null) => ({
    kind: 'voucher',
    name: 'RM10 off',
    reason,
    missing,
  });

  it('returns null while it fits, including at the exact minimum', () => {
    expect(chosen({})).toBeNull();
    expect(chosen({ cart: cartOf(3_000) })).toBeNull();
  });

  it('returns null if the cart is empty or not loaded', () => {
    expect(chosen({ cart: null })).toBeNull();
    expect(chosen({ cart: shownCart(aCart([]), {}) })).toBeNull();
  });

  it('returns below_minimum when the cart is one sen below the minimum', () => {
    expect(chosen({ cart: cartOf(2_999) })).toEqual(gone('below_minimum', 1));
  });

  it('returns delivery_only for a pickup', () => {
    const delivery = anOrderVoucher(FREE_DELIVERY);
    const delivered = { method: 'delivery', address: anAddress() } as const;
    expect(chosen({ voucher: delivery, ...delivered })).toBeNull();
    expect(chosen({ voucher: delivery })).toEqual(gone('delivery_only'));
  });

  it('returns not_today for an excluded date in the zone of the company', () => {
    const weekdays = anOrderVoucher({ unavailableDates: ['2026-11-28'] });
    const at = (time: string) =>
      chosen({ voucher: weekdays, requestedTime: Temporal.Instant.from(time) });
    expect(at('2026-11-27T23:30:00+08:00')).toBeNull();
    expect(at('2026-11-27T16:30:00Z')).toEqual(gone('not_today'));
  });

  it('returns the reason for another branch or a low wallet', () => {
    const here = anOrderVoucher({ branches: 'Only', branchIds: ['bangsar'] });
    expect(chosen({ voucher: here })).toBeNull();
    expect(chosen({ voucher: here, branch_id: 'subang' })).toEqual(gone('other_branch'));
    expect(chosen({ member: aMember({ leveling: leveling(1) }) })).toEqual(gone('wallet_low'));
  });

  it('uses the latest state of the voucher, and returns no reason if the member lost it', () => {
    expect(chosen({ vouchers: [anOrderVoucher({ status: 'USED' })] })).toEqual(gone('used'));
    expect(chosen({ vouchers: [] })).toEqual(gone(null));
  });
});

it('noLongerFits returns points when they are no longer offered', () => {
  const spending = { points: POINTS, spendsPoints: true };
  expect(noLongerFits(aDraft(spending), ANSWERS)).toBeNull();
  expect(noLongerFits(aDraft({ ...spending, cart: cartOf(1_000) }), ANSWERS)).toEqual({
    kind: 'points',
  });
  const fewer = { ...spending, points: { ...POINTS, balance: 999 } };
  expect(noLongerFits(aDraft(fewer), ANSWERS)).toEqual({ kind: 'points' });
});
