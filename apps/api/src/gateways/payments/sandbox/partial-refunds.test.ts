import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { decide, placeOrder } from '../../../testing/ordering.ts';
import { openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { PaymentsUnavailable } from '../payments.ts';

let restaurant: Restaurant;
/** The payment of RM 45.80. */
let payment: { reference: string; sessionId: null };

beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(async () => {
  await restaurant.reset();
  const { sandbox } = restaurant;
  Object.assign(sandbox, { losesReplies: false, refundsBegin: 'refunded' });
  await decide(restaurant, await placeOrder(restaurant), 'approved');
  const stored = await restaurant.db.one<{ id: string }>(sql`select id from payments`);
  payment = { reference: stored?.id ?? '', sessionId: null };
});
afterAll(() => restaurant.close());

const part = (key: string, amount: number) =>
  restaurant.sandbox.refundPart(payment, { key, amount: cents(amount) });

const refunds = () =>
  restaurant.db.query(sql`select id, amount, state from sandbox_refunds order by id`);

test('refunds a part once when the request is repeated, also at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => part('refund-1', 1000)));
  expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['refunded']));
  expect(await refunds()).toEqual([{ id: 'refund-1', amount: 1000, state: 'refunded' }]);
});

test('refunds a part once when the reply is lost', async () => {
  restaurant.sandbox.losesReplies = true;
  await expect(part('refund-1', 1000)).rejects.toThrow(PaymentsUnavailable);
  restaurant.sandbox.losesReplies = false;
  expect(await part('refund-1', 1000)).toMatchObject({ state: 'refunded' });
  expect(await refunds()).toHaveLength(1);
});

test('rejects a part that is larger than the rest of the payment, also at the same moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, each) => part(`refund-${each}`, 1500)),
  );
  expect(answers.filter(({ state }) => state === 'refunded')).toHaveLength(3);
  expect(await part('refund-of-the-rest', 80)).toMatchObject({ state: 'refunded' });
  expect(await part('refund-of-a-sen', 1)).toMatchObject({ state: 'rejected' });
});

test('rejects a part of a payment that was refunded in full', async () => {
  await restaurant.sandbox.refund(payment);
  expect(await part('refund-1', 1)).toMatchObject({ state: 'rejected' });
});
