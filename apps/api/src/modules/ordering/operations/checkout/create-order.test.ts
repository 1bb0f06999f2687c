import { type CreateOrderRequest, cents, errorDataOf } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import {
  addition,
  checkout,
  checkoutOf,
  order,
  orderOf,
  placeOrder,
} from '../../../../testing/ordering.ts';
import {
  as,
  at,
  GUEST,
  NOON,
  openRestaurant,
  type Restaurant,
} from '../../../../testing/restaurant.ts';
import { KLANG } from '../../../../testing/seed/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

test('creates an unpaid order with the amounts that the server calculated', async () => {
  const placed = await placeOrder(restaurant);
  expect(placed).toMatchObject({ status: 'MAKING PAYMENT', final_total_amount: 4580 });
  expect(placed.sales_order_tx_id).toMatch(/^CP-261121-[0-9A-Z]{6}$/);
  expect(placed.payment_url).toMatch(/^\/sandbox\/pay\/[\w-]{43}$/);

  expect(await orderOf(restaurant, placed)).toMatchObject({
    subtotal: 4580,
    total_amount: 4580,
    tax_amount: 259,
    charge_amount: 0,
    adj_amount: 0,
    final_total_amount: 4580,
    point_earn: 0,
    payment_url: placed.payment_url,
    payment_expires_at: '2026-11-21T12:30:00+08:00',
    transaction_id: null,
    status_history: [{ status: 'MAKING PAYMENT', at: '2026-11-21T12:00:00+08:00' }],
    order_dish: [{ dish_name: 'claypot', qty: 2, dish_price: 2290, line_total: 4580 }],
  });
});

test('leaves the cart unchanged until the order is paid', async () => {
  await placeOrder(restaurant);
  const cart = await restaurant.sdk.cartLoad({ body: as(GUEST) });
  expect(cart).toMatchObject({ total_qty: 2, total_price: 4580 });
});

describe('rejected order', () => {
  beforeEach(async () => {
    await restaurant.sdk.cartCreate({ body: addition() });
  });

  async function errorCodeOf(changes: Partial<CreateOrderRequest>): Promise<unknown> {
    const error: unknown = await order(restaurant, checkout(changes)).catch((thrown) => thrown);
    expect(await restaurant.sdk.orderList({ body: as(GUEST) })).toEqual([]);
    return error;
  }

  test('returns NOTHING_TO_CHECK_OUT for an empty cart', async () => {
    await restaurant.sdk.cartRemoveAll({ body: as(GUEST) });
    expect(await errorCodeOf({})).toMatchObject({ status: 422, code: 'NOTHING_TO_CHECK_OUT' });
  });

  test.each<Partial<CreateOrderRequest>>([
    { subtotal: cents(4570) },
    { final_total_amount: cents(4000) },
    { delivery_fee: cents(500) },
    { lalamove_delivery_fee: cents(500) },
    { voucher_use_amount: cents(100) },
    { point_discount: cents(100) },
    { total_point_get: 5 },
  ])('returns PRICE_CHANGED for amounts other than the server’s: %o', async (amounts) => {
    const error = await errorCodeOf(amounts);
    const figures = errorDataOf(error, 'PRICE_CHANGED');
    expect(error).toMatchObject({ status: 422 });
    expect(figures?.total).toMatchObject({ subtotal: 4580, final_total_amount: 4580 });
    expect(figures?.cart.lines).toHaveLength(1);
  });

  test('returns 404 for a guest’s voucher', async () => {
    const discounts = { claim_voucher_id: 'voucher' };
    expect(await errorCodeOf(discounts)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('returns PRICE_CHANGED until the customer has seen the current prices', async () => {
    await restaurant.db.execute(sql`update dishes set price = 2000 where id = 'claypot'`);
    const figures = errorDataOf(await errorCodeOf({}), 'PRICE_CHANGED');
    expect(figures?.total.final_total_amount).toBe(4800);
    const placed = await order(restaurant, checkoutOf(4800));
    expect(placed.final_total_amount).toBe(4800);
  });

  test('returns 409 for a branch other than the cart’s', async () => {
    expect(await errorCodeOf({ branch_id: KLANG })).toMatchObject({
      status: 409,
      code: 'CART_BRANCH_MISMATCH',
      data: { branch_id: 'ss2', branch_name: 'ss2', delivery_method: 'pickup' },
    });
  });

  test('rejects a phone number that is not a Malaysian mobile number', async () => {
    const error = await errorCodeOf({ phone: '03-1234 5678' });
    expect(error).toMatchObject({ status: 422, code: 'INVALID_PHONE_NO' });
  });

  test('returns the lines that are no longer available', async () => {
    await restaurant.sdk.cartCreate({ body: addition({ item_id: 'tea', variation: [] }) });
    await restaurant.db.execute(
      sql`update branch_dishes set sold_out = true where dish_id = 'tea'`,
    );
    await restaurant.db.execute(
      sql`update dish_option_variations set retired = true where id = 'large'`,
    );
    expect(await errorCodeOf({})).toMatchObject({
      status: 422,
      code: 'ITEM_UNAVAILABLE',
      data: {
        lines: [
          { dish_id: 'claypot', name: 'claypot', reason: 'OPTIONS_CHANGED' },
          { dish_id: 'tea', name: 'tea', reason: 'SOLD_OUT' },
        ],
      },
    });
  });

  test('returns 401 for a member who is not signed in', async () => {
    const error = await errorCodeOf({ customer_id: 'member', guest_id: null });
    expect(error).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
  });

  test('returns 400 without an idempotency key', async () => {
    const error = await order(restaurant, checkout(), '').catch((thrown) => thrown);
    expect(error).toMatchObject({ status: 400, data: { path: 'header.Idempotency-Key' } });
  });
});

describe('order time', () => {
  beforeEach(async () => {
    await restaurant.sdk.cartCreate({ body: addition() });
  });

  test.each(['2026-11-21T10:00', '2026-11-21T21:24'])('accepts an order at %s', async (now) => {
    restaurant.clock.set(at(now));
    expect(await order(restaurant)).toMatchObject({ status: 'MAKING PAYMENT' });
  });

  test.each([
    ['2026-11-21T09:59', '2026-11-21T10:00:00+08:00'],
    ['2026-11-21T22:00', '2026-11-22T10:00:00+08:00'],
  ])('returns BRANCH_CLOSED at %s', async (now, next_open_time) => {
    restaurant.clock.set(at(now));
    await expect(order(restaurant)).rejects.toMatchObject({
      status: 422,
      code: 'BRANCH_CLOSED',
      data: { start_hour: '10:00', close_hour: '22:00', next_open_time },
    });
  });

  test.each(['2026-11-21T21:25', '2026-11-21T21:59'])(
    'rejects an immediate order at %s, and accepts one for tomorrow',
    async (now) => {
      restaurant.clock.set(at(now));
      const tomorrow = '2026-11-22T10:00:00+08:00';
      await expect(order(restaurant)).rejects.toMatchObject({
        status: 422,
        code: 'INVALID_DELIVERY_TIME',
        data: { earliest_time: tomorrow },
      });
      const placed = await order(restaurant, checkout({ delivery_time: tomorrow }));
      expect((await orderOf(restaurant, placed)).delivery_time).toBe(tomorrow);
    },
  );

  test('rejects an order for a later day while the branch is closed', async () => {
    restaurant.clock.set(at('2026-11-21T22:00'));
    const body = checkout({ delivery_time: '2026-11-22T10:00:00+08:00' });
    await expect(order(restaurant, body)).rejects.toMatchObject({ code: 'BRANCH_CLOSED' });
  });

  test.each(['2026-11-21T12:45', '2026-11-21T21:45', '2026-11-27T10:00'])(
    'accepts the requested time %s at noon',
    async (requestedTime) => {
      const placed = await order(
        restaurant,
        checkout({ delivery_time: at(requestedTime).toString() }),
      );
      const { delivery_time } = await orderOf(restaurant, placed);
      expect(delivery_time).toBe(`${requestedTime}:00+08:00`);
    },
  );

  test('returns the end of the requested slot', async () => {
    const delivery_time = at('2026-11-21T21:45').toString();
    const later = await orderOf(restaurant, await order(restaurant, checkout({ delivery_time })));
    expect(later.delivery_time_end).toBe('2026-11-21T22:20:00+08:00');
  });

  test.each([
    '2026-11-20T12:45',
    '2026-11-21T12:30',
    '2026-11-21T12:50',
    '2026-11-21T22:00',
    '2026-11-28T10:00',
  ])('rejects the requested time %s at noon', async (requestedTime) => {
    const body = checkout({ delivery_time: at(requestedTime).toString() });
    await expect(order(restaurant, body)).rejects.toMatchObject({
      status: 422,
      code: 'INVALID_DELIVERY_TIME',
      data: { earliest_time: '2026-11-21T12:45:00+08:00' },
    });
  });

  test('accepts the last time that branch_available_hour returns', async () => {
    const { date_list } = await restaurant.sdk.branchAvailableHour({ path: { id: 'ss2' } });
    const last = date_list.at(-1)?.time_list.at(-1) ?? null;
    expect(last).toBe('2026-11-27T21:45:00+08:00');
    expect(await order(restaurant, checkout({ delivery_time: last }))).toHaveProperty('id');
  });

  test('rejects any time at a branch that is temporarily closed', async () => {
    await restaurant.db.execute(sql`update branches set temporarily_closed = true`);
    await expect(order(restaurant)).rejects.toMatchObject({
      code: 'BRANCH_CLOSED',
      data: { next_open_time: null },
    });
    const tomorrow = checkout({ delivery_time: NOON.add({ hours: 24 }).toString() });
    await expect(order(restaurant, tomorrow)).rejects.toMatchObject({ code: 'BRANCH_CLOSED' });
  });
});
