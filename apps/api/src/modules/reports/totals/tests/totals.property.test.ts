import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../../testing/seed/seed.ts';
import type { DayRange } from '../branch-days.ts';
import type { Totals } from '../read-totals.ts';
import { findTotals } from '../totals.ts';
import { insertOrder, insertRefund, paidFor, type StoredOrder } from './stored-orders.ts';

/**
 * Compares the totals, stored and computed at once, with an oracle: it reads the date and the hour
 * of each order from the clock of the zone, as `Intl` shows it, and sums one order after the other.
 */

const BRANCHES = [SS2, KLANG];
const ZONES = ['Asia/Kuala_Lumpur', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland'];
/** Month ends, and changes of the clock in each zone. */
const CENTRES = [
  '2026-02-28T20:00:00Z',
  '2026-03-08T07:00:00Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T01:00:00Z',
  '2026-11-01T06:00:00Z',
  '2026-12-31T18:00:00Z',
];
const HOUR = 3_600;

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
afterAll(() => restaurant.close());

interface Refund {
  readonly order: number;
  readonly amount: number;
  readonly after: number;
}

interface Case {
  readonly zone: string;
  readonly startHour: number;
  readonly centre: Temporal.Instant;
  readonly orders: readonly StoredOrder[];
  readonly refunds: readonly Refund[];
  readonly firstDay: number;
  readonly length: number;
  /** Days from the first day to the moment of the report. */
  readonly nowDay: number;
}

const someOrder = (items: readonly StoredOrder['item'][]) =>
  fc.record({
    branchId: fc.constantFrom(...BRANCHES),
    seconds: fc.integer({ min: -100 * HOUR, max: 100 * HOUR }),
    method: fc.constantFrom('delivery' as const, 'pickup' as const),
    payment: fc.constantFrom('card' as const, 'fpx' as const, null),
    item: fc.constantFrom(...items),
    qty: fc.integer({ min: 1, max: 5 }),
    price: fc.integer({ min: 0, max: 3000 }),
    voucher: fc.constantFrom(0, 0, 500),
    discount: fc.constantFrom(0, 130),
    deliveryFee: fc.constantFrom(0, 600),
  });

const someCase = (items: readonly StoredOrder['item'][]): fc.Arbitrary<Case> =>
  fc
    .record({
      zone: fc.constantFrom(...ZONES),
      startHour: fc.constantFrom(0, 4, 6),
      centre: fc.constantFrom(...CENTRES).map((at) => Temporal.Instant.from(at)),
      orders: fc.array(someOrder(items), { maxLength: 25 }),
      refunds: fc.array(
        fc.record({ order: fc.nat(), amount: fc.integer({ min: 1, max: 900 }), after: fc.nat(99) }),
        { maxLength: 6 },
      ),
      firstDay: fc.integer({ min: -4, max: 3 }),
      length: fc.integer({ min: 1, max: 5 }),
      nowDay: fc.integer({ min: 0, max: 6 }),
    })
    .map(({ orders, ...rest }) => ({
      ...rest,
      orders: orders.map(({ seconds, ...order }, index) => ({
        ...order,
        id: `order-${index}`,
        paidAt: rest.centre.add({ seconds }),
      })),
    }));

/** Returns the date on which the business day of a time began, and its hour, as the clock shows. */
function onClock({ zone, startHour }: Case, at: Temporal.Instant) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at.epochMilliseconds);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const hour = Number(read('hour'));
  const noon = Date.UTC(Number(read('year')), Number(read('month')) - 1, Number(read('day')), 12);
  const day = new Date(hour < startHour ? noon - 86_400_000 : noon);
  return { day: day.toISOString().slice(0, 10), hour };
}

/** Sums by name. */
class Tally {
  readonly sums: Record<string, number> = {};
  add(name: string, amount: number) {
    if (amount !== 0) this.sums[name] = (this.sums[name] ?? 0) + amount;
  }
}

/** Sums the orders and refunds of a range one by one. */
function expected(given: Case, { first, last }: DayRange): Tally {
  const tally = new Tally();
  const isIn = (day: string) => day >= first.toString() && day <= last.toString();
  for (const order of given.orders) {
    const { day, hour } = onClock(given, order.paidAt);
    if (!isIn(day)) continue;
    const place = `${order.branchId} ${day}`;
    const total = paidFor(order);
    tally.add(`${place} orders`, 1);
    tally.add(`${place} total`, total);
    tally.add(`${place} subtotal`, order.qty * order.price);
    tally.add(`${place} voucher`, order.voucher);
    tally.add(`${place} delivery fee`, order.deliveryFee);
    const payment = total === 0 ? 'none' : (order.payment ?? 'other');
    for (const part of [`hour ${hour}`, `method ${order.method}`, `payment ${payment}`]) {
      tally.add(`${part} orders`, 1);
      tally.add(`${part} amount`, total);
    }
    tally.add(`${order.item.kind} ${order.item.id} qty`, order.qty);
    tally.add(`${order.item.kind} ${order.item.id} amount`, order.qty * order.price);
  }
  for (const { order, at, amount } of refundsOf(given)) {
    const { day } = onClock(given, at);
    if (isIn(day)) tally.add(`${order.branchId} ${day} refunds`, amount);
  }
  return tally;
}

function refundsOf({ orders, refunds }: Case) {
  return refunds.flatMap(({ after, amount, order: index }, number) => {
    const order = orders[index % Math.max(1, orders.length)];
    // The number keeps the times of an order's refunds apart.
    const at = order?.paidAt.add({ hours: after, seconds: number });
    return order === undefined || at === undefined ? [] : [{ order, at, amount }];
  });
}

function tallyOf({ days, parts, items }: Totals): Tally {
  const tally = new Tally();
  for (const day of days) {
    const place = `${day.branch_id} ${day.business_day}`;
    tally.add(`${place} orders`, day.order_count);
    tally.add(`${place} total`, day.total);
    tally.add(`${place} subtotal`, day.subtotal);
    tally.add(`${place} voucher`, day.voucher_discount);
    tally.add(`${place} delivery fee`, day.delivery_fee);
    tally.add(`${place} refunds`, day.refund_amount);
  }
  for (const { kind, part, order_count, amount } of parts) {
    tally.add(`${kind} ${part} orders`, order_count);
    tally.add(`${kind} ${part} amount`, amount);
  }
  for (const { kind, item_id, qty, amount } of items) {
    tally.add(`${kind} ${item_id} qty`, qty);
    tally.add(`${kind} ${item_id} amount`, amount);
  }
  return tally;
}

test('totals are those of an oracle, computed, stored, and computed again', async () => {
  const { db } = restaurant;
  const items = await db.query<StoredOrder['item']>(sql`
    select * from (select 'dish' as kind, id from dishes order by id limit 2) dishes
    union all select * from (select 'package', id from packages order by id limit 1) packages`);
  await fc.assert(
    fc.asyncProperty(someCase(items), async (given) => {
      await restaurant.reset();
      await db.execute(sql`
        update companies set time_zone = ${given.zone},
          business_day_starts_at = ${new Temporal.PlainTime(given.startHour)}`);
      for (const order of given.orders) await insertOrder(db, order);
      for (const { order, at, amount } of refundsOf(given)) {
        await insertRefund(db, order, amount, at);
      }
      const middle = Temporal.PlainDate.from(onClock(given, given.centre).day);
      const first = middle.add({ days: given.firstDay });
      const range = { first, last: first.add({ days: given.length - 1 }) };
      const before = { first: first.subtract({ days: 2 }), last: first.subtract({ days: 1 }) };
      const now = first.add({ days: given.nowDay }).toZonedDateTime(given.zone).toInstant();
      const rule = { zone: given.zone, startsAt: new Temporal.PlainTime(given.startHour) };
      const find = (at: Temporal.Instant) =>
        findTotals(db, { companyId: 'demo', rule, branchIds: BRANCHES }, { range, before }, at);
      const late = now.add({ hours: 24 * 400 });
      const [partly, stored, again] = [await find(now), await find(late), await find(late)];
      await db.execute(sql`delete from sales_days`);
      const recomputed = await find(late);
      const wanted = expected(given, range).sums;
      for (const totals of [stored, again, recomputed]) {
        expect(tallyOf(totals).sums).toEqual(wanted);
      }
      const beforeSums = { days: stored.before, parts: [], items: [] };
      const wantedBefore = expected(given, before).sums;
      for (const [name, sum] of Object.entries(tallyOf({ ...beforeSums, before: [] }).sums)) {
        expect([name, sum]).toEqual([name, wantedBefore[name]]);
      }
      for (const [name, sum] of Object.entries(tallyOf(partly).sums)) {
        if (/ \d{4}-/.test(name)) expect([name, sum]).toEqual([name, wanted[name]]);
      }
    }),
    { numRuns: 25, seed: 35 },
  );
}, 240_000);
