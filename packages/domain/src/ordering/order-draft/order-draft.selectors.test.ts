import { type CartLine, cents } from '@claypot/sdk';
import { aCart, aLine, aMember } from '@claypot/testing';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { anOrderVoucher } from '../../loyalty/vouchers/testing/order-vouchers.ts';
import { anAddress } from '../../places/addresses/testing/samples.ts';
import { shownCart } from '../cart/lines.ts';
import { orderDraftLogic } from './order-draft.actor.ts';
import { selectOrderDraft } from './order-draft.selectors.ts';
import type { OrderDraft } from './order-draft.ts';
import { anOrderDraft, aQuotation, someAnswers } from './testing/samples.ts';

const FREE = anOrderVoucher(
  { priced: { calculation_type: 'free_delivery', min_purchase: cents(3_000) } },
  { name: 'Free delivery' },
);
const DELIVERED = { method: 'delivery', address: anAddress() } as const;

function feeOf(changes: Partial<OrderDraft>, quotation = aQuotation()) {
  const actor = createActor(orderDraftLogic).start();
  actor.send({ type: 'CHANGE', draft: anOrderDraft(changes) });
  const view = selectOrderDraft(actor.getSnapshot(), someAnswers({ quotation }));
  return { fee: view.total.delivery_fee, paidBy: view.feePaidBy };
}

test.each<[string, Partial<OrderDraft>, number, string | null]>([
  ['a voucher for it', { ...DELIVERED, voucher: FREE }, 0, 'Free delivery'],
  ['another voucher', { ...DELIVERED, voucher: anOrderVoucher() }, 650, null],
  ['no voucher', DELIVERED, 650, null],
  ['pickup', { voucher: FREE }, 0, null],
  [
    'a voucher that asks for a larger order',
    {
      ...DELIVERED,
      voucher: anOrderVoucher({
        priced: { calculation_type: 'free_delivery', min_purchase: cents(9_000) },
      }),
    },
    650,
    null,
  ],
])('returns the payer of the courier with %s', (_, changes, fee, paidBy) => {
  expect(feeOf(changes)).toEqual({ fee, paidBy });
});

test('returns no payer until the fee is known', () => {
  const asking = aQuotation({ status: 'asking', fee: null });
  expect(feeOf({ ...DELIVERED, voucher: FREE }, asking)).toEqual({ fee: 0, paidBy: null });
});

describe('pointsByJoining', () => {
  const joining = (changes: Partial<OrderDraft>) => {
    const actor = createActor(orderDraftLogic).start();
    actor.send({ type: 'CHANGE', draft: anOrderDraft(changes) });
    return selectOrderDraft(actor.getSnapshot(), someAnswers()).pointsByJoining;
  };
  const cartOf = (...lines: readonly CartLine[]) => shownCart(aCart(lines), {});

  test('is the points of all available lines', () => {
    const cart = cartOf(
      aLine({ id: 'a', qty: 2, point: 44 }),
      aLine({ id: 'b', qty: 1, point: 7 }),
      aLine({ id: 'c', qty: 1, point: 30, unavailable_reason: 'SOLD_OUT' }),
    );
    expect(joining({ cart })).toBe(51);
  });

  test('is 0 for a member', () => {
    expect(joining({ member: aMember() })).toBe(0);
  });

  test('is 0 without a cart', () => {
    expect(joining({ cart: null })).toBe(0);
  });
});
