import type { ErrorCode } from '@claypot/sdk';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { CheckoutProblem } from '../checkout/checkout.types.ts';
import { type StoredDiscounts, storedDiscounts } from '../discounts/record.ts';
import { recordedEvents } from '../events/testing/recorded-events.ts';
import { orderDraftLogic } from '../order-draft/order-draft.actor.ts';
import type { OrderDraft } from '../order-draft/order-draft.ts';
import { storageKey } from '../storage/storage-key.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { anOrderVoucher } from '../vouchers/testing/order-vouchers.ts';
import { keepDiscounts } from './discounts.ts';

const ANN = { customer_id: 'member-1', guest_id: null };
const CHOSEN = { voucher: anOrderVoucher(), spendsPoints: true };

function setUp(storage = memoryStorage()) {
  const events = recordedEvents();
  const draft = createActor(orderDraftLogic).start();
  const choice = storedDiscounts(storage, 'demo');
  const listeners: (() => void)[] = [];
  let problem: CheckoutProblem | null = null;
  const stop = keepDiscounts({
    events,
    draft,
    choice,
    problem: () => problem,
    checkout: {
      subscribe: (listener) => {
        listeners.push(listener);
        return { unsubscribe: () => undefined };
      },
    },
  });
  return {
    change: (change: Partial<OrderDraft>) => draft.send({ type: 'CHANGE', draft: change }),
    choice,
    chosen: () => {
      const { spendsPoints, voucher } = draft.getSnapshot().context;
      return { voucher, spendsPoints };
    },
    events,
    refuse: (code: ErrorCode) => {
      problem = { kind: 'refused', code };
      for (const listener of listeners) listener();
    },
    settle: () => {
      for (const listener of listeners) listener();
    },
    stop,
    storage,
  };
}

it('the choice outlives the page, for the member who made it', () => {
  const first = setUp();
  first.change({ identity: ANN });
  first.change(CHOSEN);
  first.stop();
  const again = setUp(first.storage);
  again.change({ identity: ANN });
  expect(again.chosen()).toEqual(CHOSEN);
  const other = setUp(first.storage);
  other.change({ identity: { customer_id: 'member-2', guest_id: null } });
  expect(other.chosen()).toEqual({ voucher: null, spendsPoints: false });
});

it('ends with the order that is paid, and with the session', () => {
  for (const type of ['order.paid', 'session.ended'] as const) {
    const { change, choice, chosen, events } = setUp();
    change({ identity: ANN });
    change(CHOSEN);
    events.emit({ type });
    expect(choice.read()).toBeNull();
    if (type === 'order.paid') {
      expect(chosen()).toEqual({ voucher: null, spendsPoints: false });
    }
  }
});

it.each([
  ['VOUCHER_USED', { voucher: null, spendsPoints: true }],
  ['VOUCHER_EXPIRED', { voucher: null, spendsPoints: true }],
  ['VOUCHER_NOT_USABLE', { voucher: null, spendsPoints: true }],
  ['AMOUNT_EXCEED', { voucher: null, spendsPoints: true }],
  ['NOT_ENOUGH_POINT', { voucher: CHOSEN.voucher, spendsPoints: false }],
  ['ITEM_UNAVAILABLE', CHOSEN],
] as const)('an order that is refused with %s loses what it was refused for', (code, left) => {
  const { change, chosen, refuse } = setUp();
  change({ identity: ANN });
  change(CHOSEN);
  refuse(code);
  expect(chosen()).toEqual(left);
});

it('what is chosen after a refusal stays chosen', () => {
  const { change, chosen, refuse, settle } = setUp();
  change({ identity: ANN });
  change(CHOSEN);
  refuse('VOUCHER_USED');
  change(CHOSEN);
  settle();
  expect(chosen()).toEqual(CHOSEN);
});

it('a record that cannot be read counts as none', () => {
  const value = { owner: 'member-1', voucher: { id: 'held-1' }, spendsPoints: true };
  const stored = JSON.stringify({ version: 1, value });
  const { change, chosen } = setUp(
    memoryStorage({ [storageKey('demo', 'order-discounts')]: stored }),
  );
  change({ identity: ANN });
  expect(chosen()).toEqual({ voucher: null, spendsPoints: false });
});

it('every kind of voucher is read as it was written', () => {
  const { choice } = setUp();
  const kinds: StoredDiscounts['voucher'][] = [
    anOrderVoucher(),
    anOrderVoucher({
      priced: {
        calculation_type: 'percent',
        percent: 12.5,
        total_max_given_amount: null,
        min_purchase: CHOSEN.voucher.terms.priced.min_purchase,
      },
      branches: 'All Except',
      branchIds: ['bangsar'],
      unavailableDates: ['2026-11-28'],
    }),
    null,
  ];
  for (const voucher of kinds) {
    choice.write({ owner: 'member-1', voucher, spendsPoints: false });
    expect(choice.read()).toEqual({ owner: 'member-1', voucher, spendsPoints: false });
  }
});
