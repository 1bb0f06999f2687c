import type { SalesOrderSummary } from '@claypot/sdk';
import { anOrderSummary } from '@claypot/testing';
import { expect, test } from 'vitest';
import { foldTries } from './fold-tries.ts';

const [DISH] = anOrderSummary().order_dish;
if (DISH === undefined) throw new Error('The sample has no dish');

function placed(id: string, time: string, changes: Partial<SalesOrderSummary> = {}) {
  const created_time = `2026-11-21T${time}:00+08:00`;
  return anOrderSummary({ id, created_time, status: 'CANCELLED', ...changes });
}

const shown = (orders: SalesOrderSummary[]) =>
  foldTries(orders).map(({ order, tries }) => [order.id, ...tries.map(({ id }) => id)]);

test('groups cancelled attempts under the order of the same cart', () => {
  const paid = placed('paid', '12:40', { status: 'COMPLETED' });
  expect(shown([paid, placed('b', '12:38'), placed('a', '12:30')])).toEqual([['paid', 'b', 'a']]);
});

test('groups cancelled attempts under the last one if all were cancelled', () => {
  expect(shown([placed('b', '12:38'), placed('a', '12:30')])).toEqual([['b', 'a']]);
});

test.each([
  ['of another cart', placed('a', '12:30', { order_dish: [{ ...DISH, qty: DISH.qty + 1 }] })],
  [
    'with other choices',
    placed('a', '12:30', {
      order_dish: [{ ...DISH, variation_list: [] }],
    }),
  ],
  ['of another day’s meal', placed('a', '10:30')],
  ['that was paid', placed('a', '12:30', { status: 'COMPLETED' })],
  ['that the branch refused', placed('a', '12:30', { cancel_reason: 'BRANCH_REFUSED' })],
])('does not group an order %s', (_, earlier) => {
  const paid = placed('paid', '12:40', { status: 'COMPLETED' });
  expect(shown([paid, earlier])).toEqual([['paid'], ['a']]);
});

test('groups attempts across another order in between', () => {
  const paid = placed('paid', '12:40', { status: 'COMPLETED' });
  const other = placed('other', '12:35', { order_dish: [], status: 'COMPLETED' });
  expect(shown([paid, other, placed('a', '12:30')])).toEqual([['paid', 'a'], ['other']]);
});
