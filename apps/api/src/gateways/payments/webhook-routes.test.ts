import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { decide, orderOf, placeOrder } from '../../testing/ordering.ts';
import { as, GUEST, NOON, openRestaurant, type Restaurant } from '../../testing/restaurant.ts';
import { SIGNATURE_HEADER, sign } from './signature.ts';
import type { WebhookBody } from './webhook.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

/** Returns the sandbox's webhook of the only payment. */
async function webhookOf(changes: Partial<WebhookBody> = {}): Promise<WebhookBody> {
  const payment = await restaurant.db.one<{ id: string; amount: number }>(
    sql`select id, amount from payments`,
  );
  return {
    event_id: 'event',
    reference: payment?.id ?? '',
    outcome: 'approved',
    amount: payment?.amount ?? 0,
    occurred_at: NOON.toString(),
    ...changes,
  };
}

async function notify(
  body: string,
  signature: string = sign(restaurant.secret, restaurant.clock.now(), body),
): Promise<{ status: number; effect: string | undefined }> {
  const answer = await restaurant.fetch(
    new Request('http://localhost/api/payments/notify', {
      method: 'POST',
      headers: { [SIGNATURE_HEADER]: signature },
      body,
    }),
  );
  const { effect } = (await answer.json()) as { effect?: string };
  return { status: answer.status, effect };
}

const send = async (changes: Partial<WebhookBody> = {}) =>
  notify(JSON.stringify(await webhookOf(changes)));

function readStates() {
  return restaurant.db.query(sql`
    select p.state, o.status from payments p
    join orders o on o.company_id = p.company_id and o.id = p.order_id`);
}

async function expectUntouched(): Promise<void> {
  expect(await readStates()).toEqual([{ state: 'pending', status: 'MAKING PAYMENT' }]);
}

describe('rejected or ignored webhook', () => {
  beforeEach(() => placeOrder(restaurant));

  test.each([
    ['unsigned', ''],
    ['signed with another secret', sign('another secret of thirty-two characters', NOON, '{}')],
    [
      'signed too long ago',
      sign('a secret of at least 32 characters', NOON.subtract({ hours: 1 }), '{}'),
    ],
  ])('returns 401 for a webhook that is %s', async (_, signature) => {
    const body = JSON.stringify(await webhookOf());
    expect(await notify(body, signature)).toEqual({ status: 401, effect: undefined });
    await expectUntouched();
  });

  test.each(['', 'no json', '[]', '{"outcome":"approved"}'])(
    'returns 400 for an invalid body: %s',
    async (body) => {
      expect(await notify(body)).toEqual({ status: 400, effect: undefined });
      await expectUntouched();
    },
  );

  test.each([
    { reference: 'PAY000000000000\0' },
    { reference: 'PAY000000000000\ud800' },
    { event_id: '\0' },
    { event_id: '\udc00' },
    { occurred_at: '2026-02-31T12:00:00Z' },
    { occurred_at: '0000-01-01T00:00:00Z' },
  ])('returns 400 for values that cannot be stored: %j', async (unsafe) => {
    expect(await send(unsafe)).toEqual({ status: 400, effect: undefined });
    expect(restaurant.reported).toEqual([]);
    await expectUntouched();
  });

  test('returns 413 for a body above the size limit', async () => {
    expect(await notify(' '.repeat(20_000))).toEqual({ status: 413, effect: undefined });
  });

  test('changes nothing and returns amount_differs for another amount', async () => {
    expect(await send({ amount: 1 })).toEqual({ status: 200, effect: 'amount_differs' });
    await expectUntouched();
  });

  test('changes nothing and returns unknown_payment for an unknown payment', async () => {
    const reference = 'PAY0000000000000000';
    expect(await send({ reference })).toEqual({ status: 200, effect: 'unknown_payment' });
    await expectUntouched();
  });
});

describe('accepted webhook', () => {
  beforeEach(() => placeOrder(restaurant));

  test('counts once when it is repeated', async () => {
    const effects = await Promise.all([send(), send(), send()]);
    expect(effects.map(({ effect }) => effect).sort()).toEqual(['applied', 'repeated', 'repeated']);
    expect(await readStates()).toEqual([{ state: 'approved', status: 'PREPARING' }]);
  });

  test('changes nothing when another event has the same outcome', async () => {
    await send();
    expect(await send({ event_id: 'again' })).toEqual({ status: 200, effect: 'outdated' });
  });

  test('counts the payment when events arrive in the wrong order', async () => {
    await send({ event_id: 'paid' });
    await send({ event_id: 'declined before', outcome: 'declined' });
    expect(await readStates()).toEqual([{ state: 'approved', status: 'PREPARING' }]);
  });

  test('makes a refund due when the order is already cancelled', async () => {
    await send({ event_id: 'declined', outcome: 'declined' });
    expect(await send({ event_id: 'paid' })).toEqual({ status: 200, effect: 'applied' });
    expect(await readStates()).toEqual([{ state: 'refund_due', status: 'CANCELLED' }]);
  });

  test('removes only the purchased items, once, from a cart with new items', async () => {
    await send();
    await restaurant.sdk.cartCreate({
      body: {
        ...as(GUEST),
        item_id: 'tea',
        type: 'dish',
        qty: 1,
        variation: [],
        branch_id: 'ss2',
      },
    });
    await send();
    await send({ event_id: 'again' });
    expect(await restaurant.sdk.cartLoad({ body: as(GUEST) })).toMatchObject({ total_qty: 1 });
  });
});

describe('sandbox notifications', () => {
  test('make one payment when sent twice', async () => {
    const placed = await placeOrder(restaurant);
    restaurant.sandbox.notifications.delivery = 'twice';
    await decide(restaurant, placed, 'approved');
    expect((await orderOf(restaurant, placed)).status_history).toHaveLength(2);
  });

  test('are resent when lost and the customer decides again', async () => {
    const placed = await placeOrder(restaurant);
    restaurant.sandbox.notifications.delivery = 'lost';
    await decide(restaurant, placed, 'approved');
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'MAKING PAYMENT' });
    restaurant.sandbox.notifications.delivery = 'once';
    await decide(restaurant, placed, 'cancelled');
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'PREPARING' });
  });

  test.each(['as-sent', 'reversed'] as const)('are sent later when delayed, %s', async (sent) => {
    const first = await placeOrder(restaurant, GUEST, 'key-of-the-first-order');
    const second = await placeOrder(restaurant, GUEST.replace('2', '3'), 'key-of-the-second-order');
    restaurant.sandbox.notifications.delivery = 'delayed';
    await decide(restaurant, first, 'approved');
    await decide(restaurant, second, 'declined');
    expect(await orderOf(restaurant, first)).toMatchObject({ status: 'MAKING PAYMENT' });
    restaurant.clock.set(NOON.add({ minutes: 10 }));
    await restaurant.sandbox.notifications.release(sent);
    expect(await orderOf(restaurant, first)).toMatchObject({ status: 'PREPARING' });
    expect(await orderOf(restaurant, second, GUEST.replace('2', '3'))).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'PAYMENT_DECLINED',
    });
  });
});
