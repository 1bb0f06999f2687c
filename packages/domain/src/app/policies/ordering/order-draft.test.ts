import { cents } from '@claypot/sdk';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { anOrderVoucher } from '../../../loyalty/vouchers/testing/order-vouchers.ts';
import { orderDraftLogic } from '../../../ordering/order-draft/order-draft.actor.ts';
import type { QuotationEvent } from '../../../ordering/quotation/quotation.types.ts';
import { anAddress } from '../../../places/addresses/testing/samples.ts';
import { type DraftFacts, followOrdering } from './order-draft.ts';

/** Observable; `change` notifies its listeners. */
function changing() {
  const listeners = new Set<() => void>();
  return {
    change: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
  };
}

const FACTS: DraftFacts = {
  identity: { customer_id: null, guest_id: 'guest-1' },
  member: null,
  cart: null,
  branch_id: 'bangsar',
  method: 'pickup',
  address: null,
  points: null,
};

function setUp(facts: () => DraftFacts) {
  const session = changing();
  const addresses = changing();
  const sent: QuotationEvent[] = [];
  const quotation = { send: (event: QuotationEvent) => void sent.push(event) };
  const draft = createActor(orderDraftLogic).start();
  const stop = followOrdering({ draft, facts, followed: [session, addresses], quotation });
  return { addresses, draft, sent, session, stop };
}

test('sends the quotation inputs at once and after each change', () => {
  const address = anAddress();
  const requestedTime = Temporal.Instant.from('2026-11-21T18:15:00+08:00');
  let facts = FACTS;
  const { addresses, draft, sent, session, stop } = setUp(() => facts);
  const pickup = { method: 'pickup', branch_id: 'bangsar', address: null, requestedTime: null };
  const delivery = { ...pickup, method: 'delivery', address };
  expect(sent).toEqual([{ type: 'ABOUT', delivery: pickup }]);
  facts = { ...FACTS, method: 'delivery', address };
  session.change();
  addresses.change();
  expect(sent.slice(1)).toEqual([
    { type: 'ABOUT', delivery },
    { type: 'ABOUT', delivery },
  ]);
  draft.send({ type: 'CHANGE', draft: { requestedTime } });
  expect(sent.at(-1)).toEqual({ type: 'ABOUT', delivery: { ...delivery, requestedTime } });
  stop();
  session.change();
  expect(sent).toHaveLength(4);
});

test('clears voucher and points when the owner changes', () => {
  let facts = FACTS;
  const { draft, session } = setUp(() => facts);
  const points = { balance: 500, max_discount_point: 100, max_discount_amount: cents(500) };
  const chosen = { voucher: anOrderVoucher(), vouchers: [anOrderVoucher()], spendsPoints: true };
  facts = { ...FACTS, points };
  draft.send({ type: 'CHANGE', draft: chosen });
  session.change();
  expect(draft.getSnapshot().context).toMatchObject({ ...chosen, points });
  facts = { ...FACTS, identity: { customer_id: 'member-1', guest_id: null } };
  session.change();
  expect(draft.getSnapshot().context).toMatchObject({
    points: null,
    spendsPoints: false,
    voucher: null,
    vouchers: null,
  });
});
