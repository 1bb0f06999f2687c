import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { anOrderVoucher } from '../../loyalty/vouchers/testing/order-vouchers.ts';
import { storageKey } from '../../storage/storage-key.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { orderDraftLogic } from '../order-draft/order-draft.actor.ts';
import type { OrderDraft } from '../order-draft/order-draft.ts';
import { keepChoice } from './persist-choice.ts';
import { type StoredDiscounts, storedDiscounts } from './record.ts';

const ANN = { customer_id: 'member-1', guest_id: null };
const CHOSEN = { voucher: anOrderVoucher(), spendsPoints: true };
const NOTHING = { voucher: null, spendsPoints: false };

/** The form is open, for Ann unless told otherwise. */
function setUp(storage = memoryStorage(), before: Partial<OrderDraft> = {}) {
  const draft = createActor(orderDraftLogic).start();
  const change = (more: Partial<OrderDraft>) => draft.send({ type: 'CHANGE', draft: more });
  change({ identity: ANN, ...before });
  const choice = storedDiscounts(storage, 'demo');
  const stop = keepChoice({ choice, draft });
  return {
    change,
    choice,
    chosen: () => {
      const { spendsPoints, voucher } = draft.getSnapshot().context;
      return { voucher, spendsPoints };
    },
    stop,
    storage,
  };
}

it('the choice outlives the page, for the member who made it', () => {
  const first = setUp();
  first.change(CHOSEN);
  first.stop();
  expect(setUp(first.storage).chosen()).toEqual(CHOSEN);
  const other = setUp(first.storage, { identity: { customer_id: 'member-2', guest_id: null } });
  expect(other.chosen()).toEqual(NOTHING);
});

it('what the page knows goes before what the device keeps', () => {
  const { storage } = setUp(undefined, CHOSEN);
  const { chosen, choice } = setUp(storage, { ...NOTHING, spendsPoints: true });
  expect(chosen()).toEqual({ voucher: null, spendsPoints: true });
  expect(choice.read()).toMatchObject({ voucher: null, spendsPoints: true });
});

it('a record that cannot be read counts as none', () => {
  const value = { owner: 'member-1', voucher: { id: 'held-1' }, spendsPoints: true };
  const stored = JSON.stringify({ version: 1, value });
  const storage = memoryStorage({ [storageKey('demo', 'order-discounts')]: stored });
  expect(setUp(storage).chosen()).toEqual(NOTHING);
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
