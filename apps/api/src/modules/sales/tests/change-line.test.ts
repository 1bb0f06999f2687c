import { cents } from '@claypot/sdk';
import { errorDataOf } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { familySet } from '../../../testing/ordering.ts';
import { codeFrom } from '../../../testing/refunds.ts';
import { at, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { bind, sellOut } from '../../../testing/seed/menu.ts';
import { SS2 } from '../../../testing/seed/seed.ts';
import {
  CLAYPOTS,
  CRAB,
  card,
  openAmount,
  openSalesCounter,
  type SalesCounter,
} from '../testing/open-sales-counter.ts';

let restaurant: Restaurant;
let counter: SalesCounter;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    counter = await openSalesCounter(restaurant);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

const FAMILY = {
  kind: 'item',
  item_type: 'package',
  item_id: 'family',
  qty: 2,
  variation: familySet().variation,
} as const;

const left = async (dish: string) => {
  const row = await restaurant.db.one<{ left: number | null }>(sql`
    select portions_left as left from branch_dishes
    where branch_id = ${SS2} and dish_id = ${dish}`);
  return row?.left;
};
const held = () =>
  restaurant.db.query(sql`select dish_id, qty from order_portions order by dish_id`);
const lineOf = (bill: { lines: readonly { id: string }[] }, index = 0) =>
  bill.lines[index]?.id ?? '';

test('takes and returns portions with the quantity, at the price of the line', async () => {
  const first = await counter.rungUp(CRAB);
  await restaurant.db.execute(sql`update dishes set price = 9900 where id = 'crab'`);
  const more = await counter.setQty(first, lineOf(first), 4);
  expect(more.lines[0]).toMatchObject({ qty: 4, unit_price: 4500, line_total: 18_000 });
  expect(await left('crab')).toBe(1);
  const fewer = await counter.setQty(more, lineOf(more), 2);
  expect(fewer).toMatchObject({ version: 4, price: { subtotal: 9000 } });
  expect(await left('crab')).toBe(3);
  expect(await held()).toEqual([{ dish_id: 'crab', qty: 2 }]);
  const none = await counter.setQty(fewer, lineOf(fewer), 0);
  expect(none).toMatchObject({ lines: [], left: cents(0) });
  expect(await left('crab')).toBe(5);
  expect(await held()).toEqual([]);
});

test('changes a package with its dishes and points, and open amounts', async () => {
  await restaurant.db.execute(sql`update packages set point = 10 where id = 'family'`);
  const first = await counter.rungUpForMember(FAMILY, openAmount(500));
  const points = first.price.points_earned;
  const dishes = first.lines[0]?.dishes ?? [];
  const more = await counter.setQty(first, lineOf(first), 3);
  expect(more.lines[0]?.dishes).toEqual(
    dishes.map((dish) => ({ ...dish, qty: (dish.qty / 2) * 3 })),
  );
  expect(more.price.points_earned).toBe((points / 2) * 3);
  const two = await counter.setQty(more, lineOf(more, 1), 2);
  expect(two.lines[1]).toMatchObject({ qty: 2, line_total: 1000 });
  const gone = await counter.setQty(two, lineOf(two), 0);
  expect(gone.lines.map(({ kind }) => kind)).toEqual(['open_amount']);
  const empty = await counter.setQty(gone, lineOf(gone), 0);
  expect(empty.lines).toEqual([]);
  expect(await restaurant.db.query(sql`select order_id from order_lines`)).toEqual([]);
});

test('rings up again after lines were removed', async () => {
  const first = await counter.rungUp(CLAYPOTS, FAMILY, CRAB);
  const less = await counter.setQty(first, lineOf(first, 1), 0);
  const again = await counter.add(less.id, [FAMILY]);
  expect(again.lines.map(({ name }) => name)).toEqual(['claypot', 'crab', 'family']);
});

test('returns the portions of a dish that was chosen as a variation', async () => {
  await bind(restaurant.db, 'large', 'crab');
  restaurant.clock.set(at('2026-11-21T12:01'));
  const bill = await counter.rungUp(CLAYPOTS);
  expect(await left('crab')).toBe(3);
  const one = await counter.setQty(bill, lineOf(bill), 1);
  expect(await left('crab')).toBe(4);
  await counter.setQty(one, lineOf(one), 0);
  expect(await left('crab')).toBe(5);
});

test('rejects more pieces than are left, and of an item that is sold out', async () => {
  const bill = await counter.rungUp(CRAB, CLAYPOTS);
  const error = await counter.setQty(bill, lineOf(bill), 6).catch((cause: unknown) => cause);
  expect(errorDataOf(error, 'BILL_ITEM_UNAVAILABLE')).toEqual({
    items: [{ index: 0, name: 'crab', reason: 'SOLD_OUT' }],
  });
  await sellOut(restaurant.db, 'claypot');
  restaurant.clock.set(at('2026-11-21T12:01'));
  expect(await codeFrom(counter.setQty(bill, lineOf(bill, 1), 3))).toBe('BILL_ITEM_UNAVAILABLE');
  const fewer = await counter.setQty(bill, lineOf(bill, 1), 1);
  expect(fewer.lines[1]?.qty).toBe(1);
  expect(await left('crab')).toBe(4);
});

test('rejects an unknown line, and an amount beyond the limit of a bill', async () => {
  const bill = await counter.rungUp(openAmount(9_000_000));
  expect(await codeFrom(counter.setQty(bill, 'no-such-line', 2))).toBe('NOT_FOUND');
  expect(await codeFrom(counter.setQty(bill, lineOf(bill), 2))).toBe('INVALID_REQUEST');
});

test('needs a manager for others, and after five minutes', async () => {
  const bill = await counter.rungUp(CLAYPOTS);
  restaurant.clock.set(at('2026-11-21T12:05'));
  expect(await codeFrom(counter.setQty(bill, lineOf(bill), 1))).toBe('APPROVAL_REQUIRED');
  const more = await counter.setQty(bill, lineOf(bill), 3);
  const approval = await counter.approval('changeBillLine', bill.id);
  const fewer = await counter.setQty(more, lineOf(more), 1, approval);
  expect(fewer.lines[0]?.qty).toBe(1);
  expect(await codeFrom(counter.setQty(fewer, lineOf(fewer), 0, approval))).toBe(
    'APPROVAL_INVALID',
  );
  await counter.signIn('mei');
  await counter.setQty(fewer, lineOf(fewer), 0);
  const events = await restaurant.db.query(sql`
    select staff_id, approver_id, changes -> 0 as change from staff_events
    where operation = 'changeBillLine' order by position`);
  const change = (before: string, after: string | null) => ({ field: 'line', before, after });
  expect(events).toEqual([
    {
      staff_id: 'ravi',
      approver_id: null,
      change: change('2 × claypot, 45.80', '3 × claypot, 68.70'),
    },
    {
      staff_id: 'ravi',
      approver_id: 'mei',
      change: change('3 × claypot, 68.70', '1 × claypot, 22.90'),
    },
    { staff_id: 'mei', approver_id: null, change: change('1 × claypot, 22.90', null) },
  ]);
});

test('a cashier cannot lower what another person rang up', async () => {
  await counter.signIn('mei');
  const bill = await counter.rungUp(CLAYPOTS);
  await counter.signIn('ravi');
  expect(await codeFrom(counter.setQty(bill, lineOf(bill), 1))).toBe('APPROVAL_REQUIRED');
});

test('rejects a change of another version, and after the first payment', async () => {
  const first = await counter.rungUp(CLAYPOTS);
  await counter.add(first.id, [CRAB]);
  const error = await counter.setQty(first, lineOf(first), 1).catch((cause: unknown) => cause);
  expect(errorDataOf(error, 'BILL_CHANGED')?.bill).toMatchObject({ version: 3 });
  const paid = await counter.pay(await counter.bill(first.id), card(100));
  expect(await codeFrom(counter.setQty(paid, lineOf(paid), 3))).toBe('BILL_HAS_PAYMENTS');
  expect(await codeFrom(counter.add(paid.id, [CRAB]))).toBe('BILL_HAS_PAYMENTS');
});
