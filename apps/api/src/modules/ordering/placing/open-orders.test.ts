import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireStale } from '../../../jobs/expire-stale.ts';
import { USUAL_RETENTION } from '../../../platform/config/retention.ts';
import { sql } from '../../../platform/db/sql.ts';
import { workAt } from '../../../testing/jobs.ts';
import { addition, checkoutOf, crab, decide, order, orderOf } from '../../../testing/ordering.ts';
import { as, GUEST, NOON, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const HERE = '192.0.2.1';
const CRAB = 4500;

let keys = 0;
async function orderFrom(address: string, guest: string) {
  const sdk = restaurant.deviceOf({ address });
  await sdk.cartRemoveAll({ body: as(guest) });
  await sdk.cartCreate({ body: crab(as(guest)) });
  keys += 1;
  return order({ sdk }, checkoutOf(CRAB, as(guest)), `key-number-${keys}-of-these-orders`);
}

const endless = () =>
  restaurant.db.execute(sql`update branch_dishes set portions_left = null where dish_id = 'crab'`);
const sweep = (now: Temporal.Instant) => workAt(restaurant, now);

describe('unpaid orders', () => {
  test('are limited to five per guest, until one is paid', async () => {
    restaurant.rateLimits.factor = 1;
    await endless();
    const first = await orderFrom(HERE, GUEST);
    for (let n = 1; n < 5; n += 1) await orderFrom(HERE, GUEST);
    await expect(orderFrom(HERE, GUEST)).rejects.toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      data: { retry_at: '2026-11-21T04:30:00Z' },
    });
    await decide(restaurant, first, 'approved');
    await orderFrom(HERE, GUEST);
  });

  test('are limited to fifty guest orders per address, without affecting other addresses', async () => {
    restaurant.rateLimits.factor = 1;
    await endless();
    for (let n = 0; n < 50; n += 1) await orderFrom(HERE, randomUUID());
    await expect(orderFrom(HERE, randomUUID())).rejects.toMatchObject({ status: 429 });
    await orderFrom('192.0.2.2', randomUUID());
    const { kept: stored } = (await restaurant.db.one<{ kept: string }>(
      sql`select string_agg(orders::text, '') as kept from orders`,
    )) ?? { kept: '' };
    expect(stored).not.toContain(HERE);
  }, 60_000);

  test('are all cancelled by the sweep', async () => {
    await endless();
    for (let n = 0; n < 60; n += 1) await orderFrom(HERE, randomUUID());
    await sweep(NOON.add({ minutes: 30 }));
    const waiting = sql`select id from orders where status = 'MAKING PAYMENT'`;
    expect(await restaurant.db.query(waiting)).toEqual([]);
  }, 60_000);
});

describe('payment deadline', () => {
  test('is ten minutes for an order that reserves portions', async () => {
    const placed = await orderFrom(HERE, GUEST);
    expect((await orderOf(restaurant, placed)).payment_expires_at).toBe(
      '2026-11-21T12:10:00+08:00',
    );
    await sweep(NOON.add({ minutes: 10 }).subtract({ seconds: 1 }));
    expect((await orderOf(restaurant, placed)).status).toBe('MAKING PAYMENT');
    await sweep(NOON.add({ minutes: 10 }));
    expect((await orderOf(restaurant, placed)).status).toBe('CANCELLED');
    const shelf = sql`select portions_left from branch_dishes
      where dish_id = 'crab' and portions_left is not null`;
    expect(await restaurant.db.one(shelf)).toEqual({ portions_left: 5 });
  });

  test('is half an hour for an order without counted portions', async () => {
    await endless();
    const placed = await orderFrom(HERE, GUEST);
    expect((await orderOf(restaurant, placed)).payment_expires_at).toBe(
      '2026-11-21T12:30:00+08:00',
    );
    await sweep(NOON.add({ minutes: 29 }));
    expect((await orderOf(restaurant, placed)).status).toBe('MAKING PAYMENT');
  });
});

describe('abandoned guest cart', () => {
  const carts = async () => (await restaurant.db.query(sql`select id from carts`)).length;
  const later = (days: number) => NOON.add({ hours: days * 24 });

  test('is deleted after thirty days without changes', async () => {
    await restaurant.sdk.cartCreate({ body: addition() });
    await expireStale(restaurant.db, later(30), USUAL_RETENTION);
    expect(await carts()).toBe(1);
    await expireStale(restaurant.db, later(30).add({ seconds: 1 }), USUAL_RETENTION);
    expect(await carts()).toBe(0);
    await restaurant.sdk.cartCreate({ body: addition() });
    expect(await carts()).toBe(1);
  });

  test('is kept while it changes or has an unpaid order', async () => {
    await restaurant.sdk.cartCreate({ body: addition() });
    restaurant.clock.set(later(20));
    await restaurant.sdk.cartCreate({ body: addition() });
    await expireStale(restaurant.db, later(31), USUAL_RETENTION);
    expect(await carts()).toBe(1);
    restaurant.clock.set(later(29));
    await orderFrom(HERE, GUEST);
    await expireStale(restaurant.db, later(90), USUAL_RETENTION);
    expect(await carts()).toBe(1);
  });
});
