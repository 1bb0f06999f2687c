import { aBoardOrder } from '@claypot/testing/counter';
import { expect, test } from 'vitest';
import {
  acknowledge,
  applyOrder,
  beginReload,
  EMPTY_BOARD,
  redact,
  replaceOrders,
  shownOrders,
} from './board-state.ts';

const LATER = '2026-11-27T12:09:00+08:00';
const pending = aBoardOrder();
const { id } = pending;

test('an older event never overwrites a newer one', () => {
  const ready = aBoardOrder({ status: 'READY', status_changed_at: LATER });
  const state = applyOrder(applyOrder(EMPTY_BOARD, ready), pending);
  expect(state.orders[id]?.status).toBe('READY');
});

test('a later change without a new status is applied', () => {
  const given = applyOrder(EMPTY_BOARD, pending);
  const state = applyOrder(given, aBoardOrder({ due_at: LATER }));
  expect(state.orders[id]?.due_at).toBe(LATER);
});

test.each([
  ['PENDING', 'PREPARING', 'PREPARING'],
  ['COMPLETED', 'READY', 'COMPLETED'],
  ['PREPARING', 'READY', 'READY'],
  ['READY', 'PREPARING', 'PREPARING'],
] as const)('%s then %s of the same second shows %s', (first, second, shown) => {
  const state = [first, second].reduce(
    (before, status) => applyOrder(before, aBoardOrder({ status })),
    EMPTY_BOARD,
  );
  expect(state.orders[id]?.status).toBe(shown);
});

test('an order never rings again after it was acknowledged', () => {
  const opened = acknowledge(applyOrder(EMPTY_BOARD, pending), id);
  expect(opened.orders[id]?.is_acknowledged).toBe(true);
  expect(applyOrder(opened, pending).orders[id]?.is_acknowledged).toBe(true);
});

test('acknowledging an unknown or acknowledged order changes nothing', () => {
  const state = acknowledge(applyOrder(EMPTY_BOARD, pending), id);
  expect(acknowledge(state, id)).toBe(state);
  expect(acknowledge(state, 'order-unknown')).toBe(state);
});

test('a reload removes orders that the server does not list', () => {
  const state = beginReload(applyOrder(EMPTY_BOARD, pending));
  expect(shownOrders(replaceOrders(state, []))).toEqual([]);
});

test('an order that finished during a reload stays away', () => {
  const done = aBoardOrder({ status: 'COMPLETED', status_changed_at: LATER });
  const state = applyOrder(beginReload(applyOrder(EMPTY_BOARD, pending)), done);
  expect(shownOrders(replaceOrders(state, [pending]))).toEqual([]);
});

test('shows open orders by due time, and cancelled ones only if the refund failed', () => {
  const orders = [
    aBoardOrder({ id: 'late', due_at: LATER }),
    aBoardOrder({ id: 'b' }),
    aBoardOrder({ id: 'a' }),
    aBoardOrder({ id: 'refunded', status: 'CANCELLED', refund_status: 'DONE' }),
    aBoardOrder({ id: 'unrefunded', status: 'CANCELLED', refund_status: 'FAILED' }),
    aBoardOrder({ id: 'done', status: 'COMPLETED' }),
  ];
  const shown = shownOrders(orders.reduce(applyOrder, EMPTY_BOARD));
  expect(shown.map((order) => order.id)).toEqual(['a', 'b', 'unrefunded', 'late']);
});

test('redact removes name, phone number, address and rider', () => {
  const delivery = { rider_name: 'Faiz', rider_phone: '+60123456787' };
  const given = aBoardOrder();
  const state = applyOrder(EMPTY_BOARD, {
    ...given,
    delivery: given.delivery && { ...given.delivery, ...delivery },
  });
  expect(redact(state).orders[id]).toEqual({
    ...given,
    customer_name: null,
    customer_phone: null,
    address: null,
  });
});
