import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { placeOrder } from '../../../testing/ordering.ts';
import { NOON } from '../../../testing/restaurant.ts';
import { PaymentsUnavailable, type ProviderPayment } from '../payments.ts';
import { openStripeRestaurant, type StripeRestaurant } from './testing/stripe-restaurant.ts';

let restaurant: StripeRestaurant;
/** The payment of RM 45.80. */
let payment: ProviderPayment;

beforeAll(async () => {
  restaurant = await openStripeRestaurant();
});
beforeEach(async () => {
  await restaurant.reset();
  await placeOrder(restaurant);
  const stored = await restaurant.db.one<{ id: string; session_id: string }>(
    sql`select id, session_id from payments`,
  );
  if (stored === null) throw new Error('The order has no payment');
  payment = { reference: stored.id, sessionId: stored.session_id };
  const seconds = Math.floor(NOON.epochMilliseconds / 1000);
  restaurant.stripe.ledger.pay(stored.session_id, 'card', seconds);
});
afterAll(() => restaurant.close());

const part = (key: string, amount: number) =>
  restaurant.payments.refundPart(payment, { key, amount: cents(amount) });

const refunds = () =>
  [...restaurant.stripe.ledger.refunds.values()].map(({ amount, part: key }) => ({ key, amount }));

test('sends the amount with our refund’s id as idempotency key', async () => {
  expect(await part('our-refund-1', 1234)).toMatchObject({ id: /^re_/, state: 'refunded' });
  expect(refunds()).toEqual([{ key: 'our-refund-1', amount: 1234 }]);
  expect(restaurant.stripe.requests.filter(({ key }) => key === 'our-refund-1')).toHaveLength(1);
});

test('refunds a part once when the request is repeated, also at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => part('our-refund-1', 1000)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  await part('our-refund-1', 1000);
  expect(refunds()).toEqual([{ key: 'our-refund-1', amount: 1000 }]);
});

test('refunds a part once when the reply is lost and Stripe has forgotten the key', async () => {
  restaurant.stripe.behaviour = 'lost';
  await expect(part('our-refund-1', 1000)).rejects.toThrow(PaymentsUnavailable);
  expect(refunds()).toHaveLength(1);
  restaurant.stripe.behaviour = 'well';
  restaurant.stripe.forgetKeys();
  expect(await part('our-refund-1', 1000)).toMatchObject({ state: 'refunded' });
  expect(refunds()).toHaveLength(1);
});

test('refunds a part once when Stripe fails internally', async () => {
  restaurant.stripe.behaviour = 'fault';
  expect(await part('our-refund-1', 1000)).toMatchObject({ state: 'refunded' });
  expect(refunds()).toHaveLength(1);
});

test('rejects a part that is larger than the rest of the payment', async () => {
  await part('our-refund-1', 4000);
  expect(await part('our-refund-2', 581)).toEqual({ id: null, state: 'rejected' });
  expect(await part('our-refund-3', 580)).toMatchObject({ state: 'refunded' });
  expect(await part('our-refund-4', 1)).toEqual({ id: null, state: 'rejected' });
});

test('returns the state of each part separately', async () => {
  restaurant.stripe.ledger.refundsBegin = 'pending';
  const { id } = await part('our-refund-1', 1000);
  restaurant.stripe.ledger.refundsBegin = 'succeeded';
  await part('our-refund-2', 1000);
  expect(await part('our-refund-1', 1000)).toEqual({ id, state: 'refunding' });
  const first = restaurant.stripe.ledger.refunds.get(id ?? '');
  if (first !== undefined) first.status = 'failed';
  expect(await part('our-refund-1', 1000)).toEqual({ id, state: 'rejected' });
});

test.each(['down', 'refuses'] as const)('can be retried when Stripe is %s', async (behaviour) => {
  restaurant.stripe.behaviour = behaviour;
  await expect(part('our-refund-1', 1000)).rejects.toThrow(PaymentsUnavailable);
  restaurant.stripe.behaviour = 'well';
  expect(await part('our-refund-1', 1000)).toMatchObject({ state: 'refunded' });
});
