import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { anOrderVoucher } from '../../loyalty/vouchers/testing/order-vouchers.ts';
import { storageKey } from '../../storage/storage-key.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { orderDraftLogic } from '../order-draft/order-draft.actor.ts';
import type { OrderDraft } from '../order-draft/order-draft.ts';
import { persistChoice } from './persist-choice.ts';
import { type StoredDiscounts, storedDiscounts } from './record.ts';

const ANN = { customer_id: 'member-1', guest_id: null };
const CHOSEN = { voucher: anOrderVoucher(), spendsPoints: true };
const NOTHING = { voucher: null, spendsPoints: false };

/** Opens the form, for Ann by default. */
function setUp(storage = memoryStorage(), before: Partial<OrderDraft> = {}) {
  const draft = createActor(orderDraftLogic).start();
  const change = (more: Partial<OrderDraft>) => draft.send({ type: 'CHANGE', draft: more });
  change({ identity: ANN, ...before });
  const choice = storedDiscounts(storage, 'demo');
  const stop = persistChoice({ choice, draft });
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

it('restores the choice after a reload, only for the same member', () => {
  const first = setUp();
  first.change(CHOSEN);
  first.stop();
  expect(setUp(first.storage).chosen()).toEqual(CHOSEN);
  const other = setUp(first.storage, { identity: { customer_id: 'member-2', guest_id: null } });
  expect(other.chosen()).toEqual(NOTHING);
});

it('prefers the choice in memory over the stored one', () => {
  const { storage } = setUp(undefined, CHOSEN);
  const { chosen, choice } = setUp(storage, { ...NOTHING, spendsPoints: true });
  expect(chosen()).toEqual({ voucher: null, spendsPoints: true });
  expect(choice.read()).toMatchObject({ voucher: null, spendsPoints: true });
});

it('ignores an invalid record', () => {
  const value = { owner: 'member-1', voucher: { id: 'held-1' }, spendsPoints: true };
  const stored = JSON.stringify({ version: 1, value });
  const storage = memoryStorage({ [storageKey('demo', 'order-discounts')]: stored });
  expect(setUp(storage).chosen()).toEqual(NOTHING);
});

it('reads every kind of voucher as written', () => {
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
