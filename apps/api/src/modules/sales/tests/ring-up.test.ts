import { cents } from '@claypot/sdk';
import { errorDataOf } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { familySet, lunchDeal } from '../../../testing/ordering.ts';
import { codeFrom } from '../../../testing/refunds.ts';
import { at, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { sellOut } from '../../../testing/seed/menu.ts';
import { SS2 } from '../../../testing/seed/seed.ts';
import {
  CLAYPOTS,
  CRAB,
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

const FAMILY = { ...familySet(), kind: 'item', item_type: 'package' } as const;
const LUNCH = { ...lunchDeal(), kind: 'item', item_type: 'hot_deal' } as const;
const itemOf = ({ kind, item_type, item_id, qty, variation }: typeof FAMILY | typeof LUNCH) => ({
  kind,
  item_type,
  item_id,
  qty,
  variation,
});

const crabsLeft = async () => {
  const row = await restaurant.db.one<{ left: number | null }>(sql`
    select portions_left as left from branch_dishes
    where branch_id = ${SS2} and dish_id = 'crab'`);
  return row?.left;
};
const recorded = () =>
  restaurant.db.query(sql`
    select operation, target_id, staff_id, changes from staff_events
    where operation in ('openBill', 'addBillLines') order by position`);

describe('openBill', () => {
  test('opens an empty bill for a table', async () => {
    const bill = await counter.open();
    expect(bill).toMatchObject({
      number: expect.stringMatching(/^DI-261121-[0-9A-Z]{6}$/),
      version: 1,
      state: 'open',
      branch_id: SS2,
      table_no: '12',
      opened_at: '2026-11-21T12:00:00+08:00',
      opened_by: 'Staff ravi',
      member: null,
      lines: [],
      left: cents(0),
      receipt: null,
    });
    expect(await counter.bill(bill.id)).toEqual(bill);
    expect(await recorded()).toEqual([
      {
        operation: 'openBill',
        target_id: bill.id,
        staff_id: 'ravi',
        changes: [{ field: 'table', before: null, after: '12' }],
      },
    ]);
  });

  test('opens one bill when a press is repeated, also at the same moment', async () => {
    const key = counter.press();
    const bills = await Promise.all(Array.from({ length: 4 }, () => counter.open('7', key)));
    expect(new Set(bills.map(({ id }) => id)).size).toBe(1);
    expect((await counter.open('7', key)).id).toBe(bills[0]?.id);
    expect(await codeFrom(counter.open('8', key))).toBe('IDEMPOTENCY_CONFLICT');
    expect(await restaurant.db.query(sql`select order_id from bills`)).toHaveLength(1);
  });

  test('uses another number when the first one is taken', async () => {
    await counter.open();
    await restaurant.db.transaction((tx) =>
      tx.script(`
        create sequence drawn_bills;
        create function draw_bill() returns trigger language plpgsql as $$
        begin
          if nextval('drawn_bills') = 1 then
            new.sales_order_tx_id := (select sales_order_tx_id from orders limit 1);
          end if;
          return new;
        end
        $$;
        create trigger draws_bill before insert on orders for each row execute function draw_bill()`),
    );
    try {
      await counter.open(null);
    } finally {
      await restaurant.db.transaction((tx) =>
        tx.script('drop function draw_bill cascade; drop sequence drawn_bills'),
      );
    }
    const numbers = await restaurant.db.query(
      sql`select distinct sales_order_tx_id from orders where delivery_method = 'dine-in'`,
    );
    expect(numbers).toHaveLength(2);
  });
});

describe('addBillLines', () => {
  test('adds a dish with choices, and prices it with the service charge', async () => {
    const bill = await counter.rungUp(CLAYPOTS);
    expect(bill).toMatchObject({
      version: 2,
      lines: [
        {
          kind: 'dish',
          name: 'claypot',
          choices: ['large'],
          dishes: [],
          qty: 2,
          unit_price: cents(2290),
          line_total: cents(4580),
          added_by: 'Staff ravi',
          needs_manager: false,
        },
      ],
      price: {
        subtotal: cents(4580),
        service_charge: cents(458),
        // 45.80 × 6 / 106
        tax: cents(259),
        total: cents(5038),
        points_earned: 0,
      },
      left: cents(5038),
      cash_due: cents(5040),
    });
  });

  test('adds packages, hot deals and open amounts to a bill that has lines', async () => {
    const first = await counter.rungUp(CLAYPOTS, itemOf(FAMILY));
    const bill = await counter.add(first.id, [
      itemOf(LUNCH),
      openAmount(1500),
      itemOf(FAMILY),
      CRAB,
    ]);
    expect(bill.lines.map(({ kind, name, line_total }) => [kind, name, line_total])).toEqual([
      ['dish', 'claypot', 4580],
      ['package', 'family', 5900],
      ['package', 'lunch', 2050],
      ['open_amount', 'Cake', 1500],
      ['package', 'family', 5900],
      ['dish', 'crab', 4500],
    ]);
    expect(bill.lines[2]?.choices).toEqual(['solo', 'hot']);
    expect(bill.lines[1]?.dishes).toEqual(bill.lines[4]?.dishes);
    expect(bill.lines[1]?.dishes.length).toBeGreaterThan(0);
    expect(bill.price.subtotal).toBe(24_430);
  });

  test('keeps the price at which a line was rung up', async () => {
    const first = await counter.rungUp(CLAYPOTS);
    await restaurant.db.execute(sql`update dishes set price = price + 100 where id = 'claypot'`);
    const { lines } = await counter.add(first.id, [CLAYPOTS]);
    expect(lines.map(({ unit_price }) => unit_price)).toEqual([2290, 2390]);
  });

  test('takes portions, of two lines of one dish together', async () => {
    const { id } = await counter.rungUp({ ...CRAB, qty: 2 }, CRAB);
    expect(await crabsLeft()).toBe(2);
    await counter.add(id, [{ ...CRAB, qty: 2 }]);
    expect(await crabsLeft()).toBe(0);
    expect(await restaurant.db.query(sql`select dish_id, qty from order_portions`)).toEqual([
      { dish_id: 'crab', qty: 5 },
    ]);
  });

  test('adds nothing if one item is not available, and names it', async () => {
    const { id } = await counter.open();
    const error = await counter
      .add(id, [openAmount(500), CRAB, { ...CRAB, qty: 5 }])
      .catch((cause: unknown) => cause);
    expect(errorDataOf(error, 'BILL_ITEM_UNAVAILABLE')).toEqual({
      items: [
        { index: 1, name: 'crab', reason: 'SOLD_OUT' },
        { index: 2, name: 'crab', reason: 'SOLD_OUT' },
      ],
    });
    expect((await counter.bill(id)).lines).toEqual([]);
    expect(await crabsLeft()).toBe(5);
  });

  test.each([
    ['a dish that is sold out', () => sellOut(restaurant.db, 'claypot'), 'SOLD_OUT'],
    [
      'a dish that left the menu',
      () => restaurant.db.execute(sql`update dishes set retired = true where id = 'claypot'`),
      'NOT_FOUND',
    ],
    [
      'a choice that left the menu',
      () =>
        restaurant.db.execute(
          sql`update dish_option_variations set retired = true where id = 'large'`,
        ),
      'OPTIONS_CHANGED',
    ],
  ])('rejects %s', async (_, change, reason) => {
    const { id } = await counter.open();
    await change();
    restaurant.clock.set(at('2026-11-21T12:01'));
    const error = await counter.add(id, [CLAYPOTS]).catch((cause: unknown) => cause);
    expect(errorDataOf(error, 'BILL_ITEM_UNAVAILABLE')).toEqual({
      items: [{ index: 0, name: 'claypot', reason }],
    });
  });

  test('rejects a hot deal without a package, and an unknown item', async () => {
    const { id } = await counter.open();
    const error = await counter
      .add(id, [{ ...itemOf(LUNCH), variation: [] }])
      .catch((cause: unknown) => cause);
    expect(errorDataOf(error, 'BILL_ITEM_UNAVAILABLE')).toMatchObject({
      items: [{ reason: 'OPTIONS_CHANGED' }],
    });
    const unknown = { ...CRAB, item_id: 'no-such-dish' };
    expect(await codeFrom(counter.add(id, [unknown]))).toBe('INVALID_REQUEST');
    expect(await codeFrom(counter.add(id, [openAmount(0)]))).toBe('INVALID_REQUEST');
  });

  test('rejects more than 100 lines, and more than RM 99,999.99', async () => {
    const { id } = await counter.open();
    const fifty = Array.from({ length: 50 }, () => openAmount(100));
    await counter.add(id, fifty);
    await counter.add(id, fifty);
    expect(await codeFrom(counter.add(id, [openAmount(100)]))).toBe('BILL_FULL');
    const other = await counter.rungUp(openAmount(9_999_999));
    expect(await codeFrom(counter.add(other.id, [openAmount(1)]))).toBe('BILL_FULL');
    expect((await counter.bill(other.id)).lines).toHaveLength(1);
  });

  test('adds lines once when a press is repeated', async () => {
    const { id } = await counter.open();
    const key = counter.press();
    await Promise.all([counter.add(id, [CRAB], key), counter.add(id, [CRAB], key)]);
    expect((await counter.add(id, [CRAB], key)).lines).toHaveLength(1);
    expect(await crabsLeft()).toBe(4);
  });

  test('adds the lines of two tablets that ring up at the same moment', async () => {
    const { id } = await counter.open();
    await Promise.all([counter.add(id, [CRAB]), counter.add(id, [CLAYPOTS])]);
    const { lines, version, price } = await counter.bill(id);
    expect(lines.map(({ name }) => name).toSorted()).toEqual(['claypot', 'crab']);
    expect(version).toBe(3);
    expect(price.subtotal).toBe(9080);
  });

  test('records the lines and the total', async () => {
    const { id } = await counter.rungUp(CLAYPOTS);
    expect((await recorded())[1]).toEqual({
      operation: 'addBillLines',
      target_id: id,
      staff_id: 'ravi',
      changes: [
        { field: 'line', before: null, after: '2 × claypot, 45.80' },
        { field: 'total', before: '0.00', after: '50.38' },
      ],
    });
  });
});

describe('billList', () => {
  test('lists open bills, oldest first, with pieces and what is left', async () => {
    const first = await counter.rungUp(CLAYPOTS, openAmount(1000));
    restaurant.clock.set(at('2026-11-21T12:05'));
    const second = await counter.open(null);
    const list = await counter.sdk.billList({ body: { branch_id: SS2, list: 'open' } });
    expect(list).toEqual([
      {
        id: first.id,
        number: first.number,
        state: 'open',
        table_no: '12',
        member_name: null,
        opened_at: '2026-11-21T12:00:00+08:00',
        opened_by: 'Staff ravi',
        piece_count: 3,
        total: cents(6138),
        left: cents(6138),
        receipt_number: null,
      },
      expect.objectContaining({ id: second.id, table_no: null, piece_count: 0, left: 0 }),
    ]);
    expect(await counter.sdk.billList({ body: { branch_id: SS2, list: 'closed' } })).toEqual([]);
  });
});

test('a line needs a manager for others, and for its person after five minutes', async () => {
  const { id } = await counter.rungUp(CLAYPOTS);
  const needs = async () => (await counter.bill(id)).lines[0]?.needs_manager;
  restaurant.clock.set(at('2026-11-21T12:04:59'));
  expect(await needs()).toBe(false);
  restaurant.clock.set(at('2026-11-21T12:05'));
  expect(await needs()).toBe(true);
  restaurant.clock.set(at('2026-11-21T12:01'));
  await counter.signIn('mei');
  expect(await needs()).toBe(true);
});
