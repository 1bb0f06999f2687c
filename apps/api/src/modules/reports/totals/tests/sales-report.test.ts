import { codeOf } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import {
  addStaff,
  type CounterClient,
  counterClient,
  STAFF_PASSWORD,
} from '../../../../testing/counter.ts';
import { workAt } from '../../../../testing/jobs.ts';
import { joinMember } from '../../../../testing/join-member.ts';
import { decide, placeOrder } from '../../../../testing/ordering.ts';
import { openRefundCounter } from '../../../../testing/refunds.ts';
import {
  at,
  GUEST,
  NOON,
  openRestaurant,
  type Restaurant,
} from '../../../../testing/restaurant.ts';
import { KLANG, SS2, seedCompany } from '../../../../testing/seed/seed.ts';
import { insertOrder, type StoredOrder } from './stored-orders.ts';

let restaurant: Restaurant;
let owner: CounterClient['sdk'];
let dishes: readonly string[];

beforeAll(async () => {
  restaurant = await openRestaurant(async (db) => {
    await seedCompany(db, 'demo');
    await seedCompany(db, 'other');
  });
  await restaurant.prepare(async () => {
    await addStaff(restaurant, { id: 'boss', role: 'owner', phone: '+60129998887' });
    await addStaff(restaurant, {
      id: 'mei',
      role: 'manager',
      branches: [SS2],
      phone: '+60129998886',
    });
    owner = await signIn('0129998887');
    const rows = await restaurant.db.query<{ id: string }>(
      sql`select id from dishes where company_id = 'demo' order by id`,
    );
    dishes = rows.map(({ id }) => id);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

async function signIn(login: string) {
  const { sdk } = counterClient(restaurant);
  await sdk.signIn({ body: { login, password: STAFF_PASSWORD, code: null } });
  return sdk;
}

const insert = (id: string, fields: Partial<StoredOrder> = {}) =>
  insertOrder(restaurant.db, {
    id,
    branchId: SS2,
    paidAt: at('2026-11-19T12:00'),
    method: 'pickup',
    payment: 'card',
    item: { kind: 'dish', id: dishes[0] ?? '' },
    qty: 1,
    price: 1000,
    voucher: 0,
    discount: 0,
    deliveryFee: 0,
    ...fields,
  });

type Request = Parameters<typeof owner.salesReport>[0]['body'];

const report = (body: Partial<Request> = {}, sdk = owner) =>
  sdk.salesReport({
    body: {
      branch_ids: null,
      range: null,
      first_day: '2026-11-19',
      last_day: '2026-11-20',
      ...body,
    },
  });

const codeFrom = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error: unknown) => codeOf(error),
  );

test('figures add up, and the range before is compared', async () => {
  await insert('a', { qty: 3, voucher: 500, discount: 130, deliveryFee: 600, method: 'delivery' });
  await insert('free', { price: 400, voucher: 500, paidAt: at('2026-11-20T23:30') });
  await insert('before', { paidAt: at('2026-11-18T12:00') });
  const { figures, previous, by_day, by_hour, ...rest } = await report();
  expect(figures).toEqual({
    order_count: 2,
    gross: 3400,
    discounts: 30,
    vouchers: 1000,
    service_charge: 0,
    delivery_fees: 600,
    rounding: 0,
    sales: 2970,
    tax: 168,
    refund_count: 0,
    refunds: 0,
    net: 2970,
    average: 1485,
  });
  const { gross, discounts, vouchers, delivery_fees, sales } = figures;
  expect(gross - discounts - vouchers + delivery_fees).toBe(sales);
  expect(previous).toMatchObject({ order_count: 1, sales: 1000 });
  expect(by_day).toEqual([
    { day: '2026-11-19', order_count: 1, sales: 2970, refunds: 0 },
    { day: '2026-11-20', order_count: 1, sales: 0, refunds: 0 },
  ]);
  expect(by_hour).toEqual([
    { hour: 12, order_count: 1, amount: 2970 },
    { hour: 23, order_count: 1, amount: 0 },
  ]);
  expect(rest).toMatchObject({
    today: '2026-11-21',
    previous_first_day: '2026-11-17',
    previous_last_day: '2026-11-18',
    by_method: [
      { method: 'delivery', order_count: 1 },
      { method: 'pickup', order_count: 1 },
    ],
    by_payment: [{ payment: 'card' }, { payment: 'none', amount: 0 }],
  });
});

test('today has an order a moment after its payment, and its refund when it succeeds', async () => {
  const counter = await openRefundCounter(restaurant);
  const order = await placeOrder(restaurant, GUEST, 'a-key-of-an-order-for-a-report');
  await decide(restaurant, order, 'approved');
  const today = { first_day: '2026-11-21', last_day: '2026-11-21' };
  const { figures, items } = await report(today);
  expect(figures).toMatchObject({ order_count: 1, refunds: 0 });
  expect(items[0]?.name).toEqual(expect.any(String));
  await counter.refund(order.id, { amount: 100 as never, line_ids: [], reason: 'GOODWILL' });
  expect((await report(today)).figures.refunds).toBe(0);
  await workAt(restaurant, NOON.add({ minutes: 1 }));
  const after = (await report(today)).figures;
  expect(after).toMatchObject({ refund_count: 1, refunds: 100 });
  expect(after.net).toBe(after.sales - 100);
});

test('names the 20 items with the highest amounts and sums the others', async () => {
  await restaurant.db.execute(sql`
    insert into dishes
    select (jsonb_populate_record(null::dishes, dish || jsonb_build_object('id', 'dish-' || n))).*
    from (select to_jsonb(d) as dish from dishes d where company_id = 'demo' order by id limit 1) d,
      generate_series(1, 22) n`);
  for (let n = 1; n <= 22; n += 1) {
    await insert(`order-${n}`, { item: { kind: 'dish', id: `dish-${n}` }, price: n * 100, qty: 2 });
  }
  const { items, other_items } = await report();
  expect(items).toHaveLength(20);
  expect(items[0]).toMatchObject({ id: 'dish-22', qty: 2, amount: 4400 });
  expect(other_items).toEqual({ count: 2, qty: 4, amount: 600 });
});

test('counts bookings by their day and status, and members', async () => {
  const { db } = restaurant;
  const { identity } = await joinMember(restaurant);
  const book = (n: number, status: string, starts: string, made: string) =>
    db.execute(sql`
      insert into reservations (id, company_id, customer_id, reservation_no, idempotency_key,
        request_hash, status, status_changed_at, branch_id, starts_at, ends_at, number_of_seats,
        customer_name, phone_no, reminder, language, created_at)
      values (${`table-${n}`}, 'demo', ${identity.customer_id}, ${`R${n}`}, ${`key-${n}`},
        ${'0'.repeat(64)}, ${status}, ${NOON}, ${SS2}, ${at(starts)},
        ${at(starts).add({ hours: 2 })}, 4, 'Aisyah', '0123456789', true, 'en', ${at(made)})`);
  await book(1, 'COMPLETED', '2026-11-20T19:00', '2026-11-01T12:00');
  await book(2, 'NO_SHOW', '2026-11-21T03:45', '2026-11-19T12:00');
  await book(3, 'APPROVED', '2026-11-21T04:00', '2026-11-20T12:00');
  await insert('of-member', { memberId: identity.customer_id });
  await insert('of-member-too', { memberId: identity.customer_id });
  await db.execute(sql`
    insert into point_entries (company_id, member_id, type, amount, balance, created_at) values
      ('demo', ${identity.customer_id}, 'purchase', 30, 30, ${at('2026-11-19T12:00')}),
      ('demo', ${identity.customer_id}, 'voucher_redeem', -10, 20, ${at('2026-11-19T13:00')})`);
  const { bookings, members } = await report();
  expect(bookings).toEqual({
    made: 2,
    approved: 0,
    completed: 1,
    no_show: 1,
    cancelled: 0,
    rejected: 0,
    seats: 4,
  });
  expect(members).toMatchObject({ active: 1, joined: 0, points_earned: 30, points_spent: 10 });
  const today = await report({ first_day: '2026-11-21', last_day: '2026-11-21' });
  expect(today.members).toMatchObject({ active: 0, joined: 1 });
  expect(today.bookings.approved).toBe(1);
});

describe('branches', () => {
  beforeEach(async () => {
    await insert('near');
    await insert('far', { branchId: KLANG, price: 5000 });
  });

  test('an owner sees all of them, or those that the owner chooses', async () => {
    const { branches, figures, members } = await report();
    expect(branches.map(({ id, sales }) => [id, sales])).toEqual(
      expect.arrayContaining([
        [SS2, 1000],
        [KLANG, 5000],
      ]),
    );
    expect(figures.sales).toBe(6000);
    expect(members.joined).toBe(0);
    const part = await report({ branch_ids: [KLANG] });
    expect([part.figures.sales, part.members.joined]).toEqual([5000, null]);
  });

  test('a manager sees the own ones only, and no figures of the company', async () => {
    const manager = await signIn('0129998886');
    const { branches, figures, members } = await report({}, manager);
    expect(branches.map(({ id }) => id)).toEqual([SS2]);
    expect([figures.sales, members.joined, members.points_earned]).toEqual([1000, null, null]);
    expect(await codeFrom(report({ branch_ids: [SS2, KLANG] }, manager))).toBe('NOT_FOUND');
  });

  test('a removed branch is in the sum while it has sales in the range', async () => {
    await restaurant.db.execute(sql`update branches set retired = true where id = ${KLANG}`);
    expect((await report()).branches.map(({ id }) => id)).toContain(KLANG);
    const empty = await report({ first_day: '2026-11-10', last_day: '2026-11-11' });
    expect(empty.branches.map(({ id }) => id)).toEqual([SS2]);
  });
});

test.each([
  ['2026-11-20', '2026-11-19', 'INVALID_REQUEST'],
  ['2025-11-20', '2026-11-20', 'OK'],
  ['2025-11-19', '2026-11-20', 'INVALID_REQUEST'],
  ['2024-01-01', '2024-12-31', 'OK'],
])('a range from %s to %s returns %s', async (first_day, last_day, code) => {
  expect(await codeFrom(report({ first_day, last_day }))).toBe(code);
});

test.each([
  ['today', '2026-11-21', '2026-11-21', '2026-11-20'],
  ['yesterday', '2026-11-20', '2026-11-20', '2026-11-19'],
  ['last_7_days', '2026-11-15', '2026-11-21', '2026-11-08'],
  ['this_month', '2026-11-01', '2026-11-21', '2026-10-11'],
  ['last_month', '2026-10-01', '2026-10-31', '2026-08-31'],
] as const)('%s is from %s to %s, compared from %s on', async (range, first, last, before) => {
  const { first_day, last_day, previous_first_day } = await report({
    range,
    first_day: null,
    last_day: null,
  });
  expect([first_day, last_day, previous_first_day]).toEqual([first, last, before]);
});

test('today ends at 04:00', async () => {
  restaurant.clock.set(at('2026-11-22T03:59'));
  await owner.signIn({ body: { login: '0129998887', password: STAFF_PASSWORD, code: null } });
  const today = { range: 'today', first_day: null, last_day: null } as const;
  expect((await report(today)).first_day).toBe('2026-11-21');
  restaurant.clock.set(at('2026-11-22T04:00'));
  expect((await report(today)).first_day).toBe('2026-11-22');
});

test('a range that is given twice or not at all is rejected', async () => {
  expect(await codeFrom(report({ range: 'today' }))).toBe('INVALID_REQUEST');
  expect(await codeFrom(report({ first_day: null }))).toBe('INVALID_REQUEST');
});
