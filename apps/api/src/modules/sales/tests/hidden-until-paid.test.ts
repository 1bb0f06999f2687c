import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { PASSWORD } from '../../../testing/members.ts';
import { addition, checkout, crab } from '../../../testing/ordering.ts';
import { testPasswords } from '../../../testing/passwords.ts';
import { codeFrom } from '../../../testing/refunds.ts';
import { openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { givePoints, insertClaimed } from '../../../testing/vouchers.ts';
import { payIn } from '../../../testing/wallet.ts';
import {
  CLAYPOTS,
  CRAB,
  card,
  openAmount,
  openSalesCounter,
  type SalesCounter,
  wallet,
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

const orders = async () => {
  const { identity, sdk } = counter.member;
  const list = await sdk.orderList({ body: identity });
  return list.map(({ id }) => id);
};
const detail = (id: string) => {
  const { identity, sdk } = counter.member;
  return sdk.orderDetail({ path: { id }, body: identity });
};
const exported = async (name: string) => {
  const { id, sdk } = counter.member;
  const { sections } = await sdk.memberData({ path: { customerId: id } });
  return sections.find((section) => section.name === name)?.records;
};

test('the member sees a bill in lists, in detail and in the export once it is paid', async () => {
  const bill = await counter.rungUpForMember(CLAYPOTS, openAmount(1000));
  const paidPart = await counter.pay(bill, card(100));
  expect(await orders()).toEqual([]);
  expect(await codeFrom(detail(bill.id))).toBe('NOT_FOUND');
  expect(await counter.member.sdk.lastOrder({ body: counter.member.identity })).toBeNull();
  expect(await exported('orders')).toEqual([]);
  expect(await exported('order_lines')).toEqual([]);
  await counter.pay(paidPart, card(6038));
  expect(await orders()).toEqual([bill.id]);
  expect(await detail(bill.id)).toMatchObject({
    sales_order_tx_id: bill.number,
    status: 'COMPLETED',
    delivery_method: 'dine-in',
    final_total_amount: cents(6138),
    charge_amount: cents(558),
  });
  expect(await exported('orders')).toMatchObject([
    { order_no: bill.number, payment_method: 'counter' },
  ]);
  expect(await exported('order_lines')).toMatchObject([
    { name: 'claypot', qty: 2 },
    { name: 'Cake', qty: 1, total: '10.00' },
  ]);
});

test('the member never sees a void bill', async () => {
  await counter.signIn('mei');
  const bill = await counter.rungUpForMember(CLAYPOTS);
  await counter.voidBill(bill);
  expect(await orders()).toEqual([]);
  expect(await codeFrom(detail(bill.id))).toBe('NOT_FOUND');
});

test('open bills do not count as unpaid orders of the member', async () => {
  restaurant.rateLimits.factor = 1;
  await restaurant.db.execute(sql`update companies set member_bill_count = 100`);
  for (let n = 0; n < 6; n += 1) await counter.rungUpForMember(openAmount(100));
  const { identity, sdk } = counter.member;
  await sdk.cartCreate({ body: addition(identity) });
  const { point_earn } = await sdk.cartCalculateTotal({ body: identity });
  const body = checkout({ ...identity, total_point_get: point_earn });
  const placed = await sdk.cartCreateOrder({
    body,
    headers: { 'Idempotency-Key': 'key-of-an-order-beside-open-bills' },
  });
  expect(placed.status).toBe('MAKING PAYMENT');
});

test('portions of an open bill are not free for the cart of its member', async () => {
  await counter.rungUpForMember({ ...CRAB, qty: 5 });
  const { identity, sdk } = counter.member;
  await expect(sdk.cartCreate({ body: crab(identity) })).rejects.toMatchObject({
    code: 'ITEM_UNAVAILABLE',
  });
});

test('a reserved voucher does not name the bill, a used one does', async () => {
  await payIn(restaurant, counter.member.id, 10_000);
  const voucher = await insertClaimed(restaurant, counter.member.id, {});
  const first = await counter.rungUpForMember(CLAYPOTS);
  const bill = await counter.voucher(first, voucher, counter.code());
  const half = await counter.pay(bill, card(1000));
  const shown = async () => {
    const body = { company_id: 'demo', customer_id: counter.member.id };
    const [claimed] = await counter.member.sdk.claimedVoucherList({ body });
    return claimed;
  };
  expect(await shown()).toMatchObject({
    waiting_order_id: null,
    used_order_id: null,
  });
  await counter.pay(half, card(2938));
  expect(await shown()).toMatchObject({ voucher_status: 'USED', used_order_id: bill.id });
});

test('points that a bill reserves are in the list without the bill until it is paid', async () => {
  await givePoints(restaurant, counter.member.id, 1000);
  const first = await counter.rungUpForMember(openAmount(10_000));
  const bill = await counter.change(first, { uses_points: true });
  const half = await counter.pay(bill, card(1000));
  const newest = async () => {
    const path = { customerId: counter.member.id };
    const [entry] = await counter.member.sdk.pointList({ path });
    return entry;
  };
  expect(await newest()).toMatchObject({ point_txn_type: 'order_discount', order_id: null });
  await counter.pay(half, card(half.left));
  expect(await newest()).toMatchObject({ point_txn_type: 'order_discount', order_id: bill.id });
});

const closeAccount = async () => {
  const hash = await testPasswords.hash(PASSWORD);
  await restaurant.db.execute(sql`update members set password_hash = ${hash}`);
  const { id, sdk } = counter.member;
  return sdk.accountClose({ body: { customer_id: id, password: PASSWORD } });
};

test('an account with an open bill can be closed, and the bill goes on without the member', async () => {
  const bill = await counter.rungUpForMember(CLAYPOTS);
  expect(await closeAccount()).toMatchObject({ closed: true });
  const left = await counter.bill(bill.id);
  expect(left).toMatchObject({ member: null, version: 4, left: cents(5038) });
  expect(await counter.pay(left, card(5038))).toMatchObject({ state: 'paid' });
  expect(await restaurant.db.query(sql`select amount from point_entries`)).toEqual([]);
});

test('a closed account keeps its paid bills', async () => {
  const bill = await counter.rungUpForMember(CLAYPOTS);
  await counter.pay(bill, card(5038));
  expect(await closeAccount()).toMatchObject({ closed: true });
  const { id } = counter.member;
  expect(await restaurant.db.query(sql`select customer_id from orders`)).toEqual([
    { customer_id: id },
  ]);
});

test('an account with payments on an open bill cannot be closed', async () => {
  await payIn(restaurant, counter.member.id, 1000);
  const bill = await counter.rungUpForMember(CLAYPOTS);
  await counter.pay(bill, wallet(100, counter.code()));
  expect(await closeAccount()).toMatchObject({ closed: false, open: { orders: 1 } });
});
