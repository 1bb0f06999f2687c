import { cents } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import { counterClient, STAFF_PASSWORD } from '../../../../../testing/counter.ts';
import { workAt } from '../../../../../testing/jobs.ts';
import {
  checkoutOf,
  crab,
  decide,
  order,
  orderOf,
  paidDelivery,
  placeOrder,
} from '../../../../../testing/ordering.ts';
import {
  codeFrom,
  crabsLeft,
  openRefundCounter,
  type RefundCounter,
} from '../../../../../testing/refunds.ts';
import {
  as,
  GUEST,
  NOON,
  openRestaurant,
  type Restaurant,
} from '../../../../../testing/restaurant.ts';
import { SS2 } from '../../../../../testing/seed/seed.ts';
import { moveDelivery } from '../../../delivery/deliveries.ts';

/** Cases in which several people or machines act at once, or a response is lost. */

let restaurant: Restaurant;
let counter: RefundCounter;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    counter = await openRefundCounter(restaurant);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

type Step = Parameters<CounterSdk['takeStep']>[0]['body'];

const step = (
  id: string,
  body: Pick<Step, 'step' | 'from'>,
  headers = counter.press(),
  sdk = counter.sdk,
) =>
  sdk.takeStep({ path: { id }, headers, body: { ready_in_minutes: null, rider: null, ...body } });

const reject = (id: string, from: Step['from'], reason: 'CLOSED' | 'DELIVERY_FAILED' = 'CLOSED') =>
  counter.sdk.rejectOrder({
    path: { id },
    headers: counter.press(),
    body: { from, reason, text: null, sold_out_line_ids: [] },
  });

const acceptByHand = () =>
  restaurant.db.execute(sql`
    update branch_settings set acceptance = 'manual' where branch_id = ${SS2}`);

async function paidOrder(): Promise<string> {
  const placed = await placeOrder(restaurant);
  await decide(restaurant, placed, 'approved');
  return placed.id;
}

/** Pairs a second tablet, on which the manager is signed in. */
async function secondTablet(): Promise<CounterSdk> {
  const { sdk } = counterClient(restaurant);
  await sdk.signIn({ body: { login: '0123456788', password: STAFF_PASSWORD, code: null } });
  await sdk.pairDevice({ body: { branch_id: SS2, name: 'Pass 2' } });
  return sdk;
}

const boardIds = async () => {
  const { orders } = await counter.sdk.board({ body: { branch_id: SS2 } });
  return orders.map(({ id }) => id);
};

test('two tabs that send one press at the same moment move the order once', async () => {
  const id = await paidOrder();
  const press = counter.press();
  const send = () => codeFrom(step(id, { step: 'ready', from: 'PREPARING' }, press));
  expect(await Promise.all([send(), send(), send()])).toEqual(['OK', 'OK', 'OK']);
  const { history } = await counter.ticket(id);
  expect(history.filter(({ status }) => status === 'READY')).toHaveLength(1);
});

test('a step that waited offline does not reopen an order that is over', async () => {
  const id = await paidOrder();
  const other = await secondTablet();
  await step(id, { step: 'ready', from: 'PREPARING' }, counter.press(), other);
  await step(id, { step: 'hand_over', from: 'READY' }, counter.press(), other);
  expect(await codeFrom(step(id, { step: 'ready', from: 'PREPARING' }))).toBe('ORDER_MOVED');
  expect(await codeFrom(step(id, { step: 'recall', from: 'READY' }))).toBe('ORDER_MOVED');
  expect((await counter.ticket(id)).order.status).toBe('COMPLETED');
});

test('a press that was rejected is rejected again after a recall', async () => {
  const id = await paidOrder();
  const other = await secondTablet();
  const late = counter.press();
  await step(id, { step: 'ready', from: 'PREPARING' }, counter.press(), other);
  const ready = () => codeFrom(step(id, { step: 'ready', from: 'PREPARING' }, late));
  expect(await ready()).toBe('ORDER_MOVED');
  await step(id, { step: 'recall', from: 'READY' }, counter.press(), other);
  expect(await ready()).toBe('ORDER_MOVED');
  expect((await counter.ticket(id)).order.status).toBe('PREPARING');
  expect(await codeFrom(step(id, { step: 'ready', from: 'PREPARING' }))).toBe('OK');
});

test('a paid order is on the board although the customer never returns from the payment page', async () => {
  const placed = await placeOrder(restaurant);
  const pay = await decide(restaurant, placed, 'approved');
  // The customer does not follow the redirect, and asks for nothing.
  expect(pay.status).toBe(303);
  await workAt(restaurant, NOON.add({ minutes: 40 }));
  expect(await boardIds()).toEqual([placed.id]);
});

test('a rejected order returns its portions once', async () => {
  await restaurant.sdk.cartCreate({ body: crab({ qty: 2 }) });
  const placed = await order(restaurant, checkoutOf(9000, as(GUEST)));
  await decide(restaurant, placed, 'approved');
  expect(await crabsLeft(restaurant)).toBe(3);
  const results = await Promise.all([1, 2, 3].map(() => codeFrom(reject(placed.id, 'PREPARING'))));
  expect(results.toSorted()).toEqual(['OK', 'ORDER_MOVED', 'ORDER_MOVED']);
  expect(await crabsLeft(restaurant)).toBe(5);
});

describe('two tablets', () => {
  test('accept and reject one order in the same millisecond: one of them happens', async () => {
    await acceptByHand();
    const other = await secondTablet();
    await counter.sdk.addPrinter({
      body: {
        branch_id: SS2,
        name: 'Kitchen',
        kind: 'usb',
        prints_kitchen: true,
        prints_receipts: false,
        language: 'en',
      },
    });
    const id = await paidOrder();
    const [accepted, rejected] = await Promise.all([
      codeFrom(step(id, { step: 'accept', from: 'PENDING' }, counter.press(), other)),
      codeFrom(reject(id, 'PENDING')),
    ]);
    expect([accepted, rejected].toSorted()).toEqual(['OK', 'ORDER_MOVED']);
    const jobs = await counter.sdk.printJobList({ body: { branch_id: SS2 } });
    expect(jobs).toHaveLength(accepted === 'OK' ? 1 : 0);
    const { order: card, refunds } = await counter.ticket(id);
    expect([card.status, refunds.list.length]).toEqual(
      accepted === 'OK' ? ['PREPARING', 0] : ['CANCELLED', 1],
    );
  });
});

describe('a customer who cancels', () => {
  test('a paid order while the kitchen accepts it gets 409, and the order goes on', async () => {
    await acceptByHand();
    const id = await paidOrder();
    const cancel = restaurant.sdk.orderCancel({ path: { id }, body: as(GUEST) });
    const [accepted, cancelled] = await Promise.all([
      codeFrom(step(id, { step: 'accept', from: 'PENDING' })),
      cancel.then(
        () => 200,
        (error: { status?: number }) => error.status,
      ),
    ]);
    expect([accepted, cancelled]).toEqual(['OK', 409]);
    expect((await orderOf(restaurant, { id })).status).toBe('PREPARING');
  });
});

test('a courier that cancels at the door is shown, and a rejection then refunds everything', async () => {
  const fee = 920;
  const placed = await paidDelivery(restaurant);
  const { id } = placed;
  await step(id, { step: 'ready', from: 'PREPARING' });
  const tripIs = (state: 'collected' | 'cancelled', seconds: number) =>
    moveDelivery(
      {
        db: restaurant.db,
        courier: { ...restaurant.courier, progress: () => Promise.resolve(state) },
      },
      id,
      NOON.add({ seconds }),
    );
  await tripIs('collected', 0);
  expect((await counter.ticket(id)).order.status).toBe('DELIVERING');
  await expect(tripIs('cancelled', 60)).rejects.toThrow('cancelled every trip');
  expect((await counter.ticket(id)).order).toMatchObject({
    status: 'DELIVERING',
    delivery: { failure: expect.any(String) },
  });
  expect(await boardIds()).toEqual([id]);
  const { order: card, refunds } = await reject(id, 'DELIVERING', 'DELIVERY_FAILED');
  expect(card.status).toBe('CANCELLED');
  expect(refunds.list.map(({ amount }) => amount)).toEqual([cents(4580 + fee)]);
  expect(await orderOf(restaurant, placed)).toMatchObject({ cancel_reason: 'DELIVERY_FAILED' });
});
