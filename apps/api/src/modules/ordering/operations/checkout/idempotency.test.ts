import type { CreateOrder } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { patiently } from '../../../../testing/http/rushes.ts';
import {
  addition,
  checkout,
  decide,
  KEY,
  order,
  placeOrder,
} from '../../../../testing/ordering.ts';
import {
  as,
  GUEST,
  OTHER_GUEST,
  openRestaurant,
  type Restaurant,
} from '../../../../testing/restaurant.ts';
import { seedCompany } from '../../../../testing/seed/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

async function countOrders(): Promise<number> {
  const row = await restaurant.db.one<{ orders: number }>(
    sql`select count(*) as orders from orders`,
  );
  return row?.orders ?? 0;
}

function outcomeOf(key: string, guest = GUEST) {
  return restaurant.sdk.cartOrderOutcome({ body: { ...as(guest), idempotency_key: key } });
}

test('creates one order and returns one response for 200 concurrent requests with one key', async () => {
  await restaurant.sdk.cartCreate({ body: addition() });
  // Requests that time out waiting for a connection get an error and are retried with the same key.
  const ask = () => patiently(() => order(restaurant));
  const answers = await Promise.all(Array.from({ length: 200 }, ask));
  expect(await countOrders()).toBe(1);
  const [first] = answers;
  expect(answers).toEqual(Array<CreateOrder | undefined>(200).fill(first));
});

test('returns 409 when the key is reused with another body', async () => {
  await placeOrder(restaurant);
  await expect(order(restaurant, checkout({ name: 'Somebody else' }))).rejects.toMatchObject({
    status: 409,
    code: 'IDEMPOTENCY_CONFLICT',
  });
  expect(await countOrders()).toBe(1);
});

test('rejects one of two concurrent requests with different bodies', async () => {
  await restaurant.sdk.cartCreate({ body: addition() });
  const answers = await Promise.allSettled(
    ['Aisyah', 'Mei'].map((name) => order(restaurant, checkout({ name }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await countOrders()).toBe(1);
});

test('returns the outcome to a client that lost the response, without a second order', async () => {
  await restaurant.sdk.cartCreate({ body: addition() });
  expect(await outcomeOf(KEY)).toEqual({ outcome: 'unknown', order: null });
  const lost = await order(restaurant);
  expect(await outcomeOf(KEY)).toEqual({
    outcome: 'created',
    order: {
      id: lost.id,
      sales_order_tx_id: lost.sales_order_tx_id,
      status: 'MAKING PAYMENT',
      payment_url: lost.payment_url,
      final_total_amount: 4580,
    },
  });
  expect(await order(restaurant)).toEqual(lost);
  expect(await countOrders()).toBe(1);
});

test('returns the paid order when the request is repeated after the payment', async () => {
  const placed = await placeOrder(restaurant);
  await decide(restaurant, placed, 'approved');
  expect(await order(restaurant)).toEqual({ ...placed, status: 'PREPARING' });
  expect((await outcomeOf(KEY)).order).toMatchObject({ status: 'PREPARING', payment_url: null });
  expect(await countOrders()).toBe(1);
});

test('accepts a key again after its order was rejected', async () => {
  await expect(order(restaurant)).rejects.toMatchObject({ code: 'NOTHING_TO_CHECK_OUT' });
  await restaurant.sdk.cartCreate({ body: addition() });
  expect(await order(restaurant)).toMatchObject({ status: 'MAKING PAYMENT' });
});

test('scopes a key to its owner', async () => {
  const guestOrder = await placeOrder(restaurant, GUEST);
  expect(await outcomeOf(KEY, OTHER_GUEST)).toEqual({ outcome: 'unknown', order: null });
  const otherOrder = await placeOrder(restaurant, OTHER_GUEST);
  expect(otherOrder.id).not.toBe(guestOrder.id);
});

test('scopes a key to its company', async () => {
  await seedCompany(restaurant.db, 'rival');
  const here = await placeOrder(restaurant);
  const there = await placeOrder({ ...restaurant, sdk: restaurant.sdkOf('rival') });
  expect(there.id).not.toBe(here.id);
});

test('keeps an order without a payment page, and a retry opens the page', async () => {
  await restaurant.sdk.cartCreate({ body: addition() });
  restaurant.sandbox.isDown = true;
  await expect(order(restaurant)).rejects.toMatchObject({
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
  });
  expect(await countOrders()).toBe(1);
  expect(await outcomeOf(KEY)).toMatchObject({ outcome: 'created', order: { payment_url: null } });

  restaurant.sandbox.isDown = false;
  const landed = await outcomeOf(KEY);
  expect(landed.order?.payment_url).toMatch(/^\/sandbox\/pay\//);
  expect(await order(restaurant)).toMatchObject({ payment_url: landed.order?.payment_url });
  expect(await countOrders()).toBe(1);
});
