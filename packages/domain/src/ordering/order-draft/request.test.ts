import { type Cents, cents } from '@claypot/sdk';
import { aCart, aLine, aMember } from '@claypot/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrderVoucher } from '../../loyalty/vouchers/testing/order-vouchers.ts';
import { anAddress } from '../../places/addresses/testing/samples.ts';
import type { OrderToPrice } from '../../pricing/order-total.ts';
import { expectedTotal } from '../../pricing/testing/oracle.ts';
import { anyOrder } from '../../pricing/testing/orders.ts';
import { shownCart } from '../cart/lines.ts';
import type { OrderDraft } from './order-draft.ts';
import { orderRequest } from './request.ts';
import { anOrderDraft } from './testing/samples.ts';
import { draftTotal } from './total.ts';

/** Converts a priced order to a draft and adds an unavailable line. */
function draftOf(order: OrderToPrice): OrderDraft {
  const lines = order.lines.map(({ additional_prices, point, price, qty }, index) =>
    aLine({
      id: `line-${index}`,
      price: cents([price, ...additional_prices].reduce((sum, amount) => sum + amount, 0)),
      point: point * qty,
      qty,
    }),
  );
  const gone = aLine({ id: 'gone', unavailable_reason: 'SOLD_OUT' });
  const leveling = {
    ...aMember().leveling,
    discount_percent: order.tier?.percent ?? 0,
    is_freeze_tier: order.tier?.is_freeze_tier ? (1 as const) : (0 as const),
  };
  return anOrderDraft({
    cart: shownCart(aCart([...lines, gone]), {}),
    member: order.buyer === 'member' ? aMember({ leveling }) : null,
    method: order.delivery_method === 'delivery' ? 'delivery' : 'pickup',
    address: order.delivery_method === 'delivery' ? anAddress() : null,
    voucher: order.voucher && anOrderVoucher({ priced: order.voucher }),
    points: order.points,
    spendsPoints: order.points?.spend ?? false,
  });
}

/** Orders that the app can make: paid by card, not dine-in, and with a tier only for members. */
const anyAppOrder = anyOrder.map((order) => ({
  ...order,
  delivery_method: order.delivery_method === 'delivery' ? order.delivery_method : 'pickup',
  delivery_fee: order.delivery_method === 'delivery' ? order.delivery_fee : cents(0),
  payment_method: 'card' as const,
  tier: order.buyer === 'member' ? order.tier : null,
})) satisfies fc.Arbitrary<OrderToPrice>;

/** A courier fee exists for any order: the latest quotation. */
const anyFee = fc.integer({ min: 0, max: 3_000 }).map(cents);

describe('orderRequest', () => {
  it('sends the amounts shown, for any discounts and delivery method', () => {
    fc.assert(
      fc.property(anyAppOrder, anyFee, (order, other) => {
        const delivered = order.delivery_method === 'delivery';
        const fee: Cents = delivered ? order.delivery_fee : other;
        const draft = draftOf(order);
        const shown = draftTotal(draft, fee);
        expect(shown).toEqual(expectedTotal(order));
        expect(orderRequest(draft, fee, null)).toMatchObject({
          subtotal: shown.subtotal,
          voucher_use_amount: shown.voucher_discount,
          point_discount: shown.point_discount,
          delivery_fee: shown.delivery_fee,
          lalamove_delivery_fee: order.delivery_fee,
          final_total_amount: shown.total,
          total_point_get: shown.points_earned,
          claim_voucher_id: order.voucher && 'held-1',
        });
      }),
      { numRuns: 500 },
    );
  });

  it('sends no voucher and no points for a guest', () => {
    expect(orderRequest(anOrderDraft(), null, null)).toMatchObject({
      claim_voucher_id: null,
      voucher_use_amount: 0,
      point_discount: 0,
    });
  });

  it('sends the requested time as an instant, and null for as soon as possible', () => {
    const requestedTime = Temporal.Instant.from('2026-11-21T18:15:00+08:00');
    expect(orderRequest(anOrderDraft(), null, 35)).toMatchObject({
      delivery_time: null,
      asap_minutes: 35,
    });
    const { delivery_time } = orderRequest(anOrderDraft({ requestedTime }), null, null);
    expect(delivery_time).toBe('2026-11-21T10:15:00Z');
  });

  it('sends no address for a pickup', () => {
    const address = anAddress();
    expect(orderRequest(anOrderDraft({ address }), null, null).address).toBeNull();
    const delivered = orderRequest(anOrderDraft({ address, method: 'delivery' }), cents(650), null);
    expect(delivered.address).toMatchObject({ mail_unit_no: '12-3' });
  });

  it('throws without a branch', () => {
    expect(() => orderRequest(anOrderDraft({ branch_id: null }), null, null)).toThrow('no branch');
  });
});
