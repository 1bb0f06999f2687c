import type { ErrorCode } from '@claypot/sdk';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { recordedEvents } from '../../../events/testing/recorded-events.ts';
import { anOrderVoucher } from '../../../loyalty/vouchers/testing/order-vouchers.ts';
import type { CheckoutProblem } from '../../../ordering/checkout/checkout.types.ts';
import { orderDraftLogic } from '../../../ordering/order-draft/order-draft.actor.ts';
import type { OrderDraft } from '../../../ordering/order-draft/order-draft.ts';
import { endDiscounts } from './discounts.ts';

const ANN = { customer_id: 'member-1', guest_id: null };
const CHOSEN = { voucher: anOrderVoucher(), spendsPoints: true };

function setUp() {
  const events = recordedEvents();
  const draft = createActor(orderDraftLogic).start();
  const clearChoice = vi.fn();
  const listeners: (() => void)[] = [];
  let problem: CheckoutProblem | null = null;
  endDiscounts({
    events,
    draft,
    clearChoice,
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
    chosen: () => {
      const { spendsPoints, voucher } = draft.getSnapshot().context;
      return { voucher, spendsPoints };
    },
    events,
    reject: (code: ErrorCode) => {
      problem = { kind: 'rejected', code };
      for (const listener of listeners) listener();
    },
    settle: () => {
      for (const listener of listeners) listener();
    },
    clearChoice,
  };
}

it('clears the choice when the order is paid and when the session ends', () => {
  for (const type of ['order.paid', 'session.ended'] as const) {
    const { change, chosen, events, clearChoice } = setUp();
    change({ identity: ANN });
    change(CHOSEN);
    events.emit({ type });
    expect(clearChoice).toHaveBeenCalledOnce();
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
] as const)('removes the discount that the server rejected with %s', (code, left) => {
  const { change, chosen, events, reject } = setUp();
  change({ identity: ANN });
  change(CHOSEN);
  reject(code);
  expect(chosen()).toEqual(left);
  const outdated = left === CHOSEN ? [] : [{ type: 'vouchers.outdated' }];
  expect(events.emitted).toEqual(outdated);
});

it('retains a choice made after a rejection', () => {
  const { change, chosen, reject, settle } = setUp();
  change({ identity: ANN });
  change(CHOSEN);
  reject('VOUCHER_USED');
  change(CHOSEN);
  settle();
  expect(chosen()).toEqual(CHOSEN);
});
