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

/** The webhook the sandbox would send of the only payment there is. */
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

describe('is not believed', () => {
  beforeEach(() => placeOrder(restaurant));

  test.each([
    ['unsigned', ''],
    ['signed by somebody else', sign('another secret of thirty-two characters', NOON, '{}')],
    [
      'signed too long ago',
      sign('a secret of at least 32 characters', NOON.subtract({ hours: 1 }), '{}'),
    ],
  ])('%s', async (_, signature) => {
    const body = JSON.stringify(await webhookOf());
    expect(await notify(body, signature)).toEqual({ status: 401, effect: undefined });
    await expectUntouched();
  });

  test.each(['', 'no json', '[]', '{"outcome":"approved"}'])(
    'without a webhook: %s',
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
  ])('about what cannot be stored: %j', async (unsafe) => {
    expect(await send(unsafe)).toEqual({ status: 400, effect: undefined });
    expect(restaurant.reported).toEqual([]);
    await expectUntouched();
  });

  test('at great length', async () => {
    expect(await notify(' '.repeat(20_000))).toEqual({ status: 413, effect: undefined });
  });

  test('about another amount, which people have to look at', async () => {
    expect(await send({ amount: 1 })).toEqual({ status: 200, effect: 'amount_differs' });
    await expectUntouched();
  });

  test('about a payment that is not there', async () => {
    const reference = 'PAY0000000000000000';
    expect(await send({ reference })).toEqual({ status: 200, effect: 'unknown_payment' });
    await expectUntouched();
  });
});

describe('comes', () => {
  beforeEach(() => placeOrder(restaurant));

  test('twice, and counts once', async () => {
    const effects = await Promise.all([send(), send(), send()]);
    expect(effects.map(({ effect }) => effect).sort()).toEqual(['applied', 'repeated', 'repeated']);
    expect(await readStates()).toEqual([{ state: 'approved', status: 'PREPARING' }]);
  });

  test('as another event of the same thing, and changes nothing more', async () => {
    await send();
    expect(await send({ event_id: 'again' })).toEqual({ status: 200, effect: 'outdated' });
  });

  test('in the wrong order, and the money counts', async () => {
    await send({ event_id: 'paid' });
    await send({ event_id: 'declined before', outcome: 'declined' });
    expect(await readStates()).toEqual([{ state: 'approved', status: 'PREPARING' }]);
  });

  test('too late for its order, and the money is owed back', async () => {
    await send({ event_id: 'declined', outcome: 'declined' });
    expect(await send({ event_id: 'paid' })).toEqual({ status: 200, effect: 'applied' });
    expect(await readStates()).toEqual([{ state: 'refund_due', status: 'CANCELLED' }]);
  });

  test('to a cart that was filled again, and takes out only once what was bought', async () => {
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

describe('a sandbox told to', () => {
  test('repeat itself makes one payment', async () => {
    const placed = await placeOrder(restaurant);
    restaurant.sandbox.notifications.delivery = 'twice';
    await decide(restaurant, placed, 'approved');
    expect((await orderOf(restaurant, placed)).status_history).toHaveLength(2);
  });

  test('lose its word says it again when the customer comes back to the page', async () => {
    const placed = await placeOrder(restaurant);
    restaurant.sandbox.notifications.delivery = 'lost';
    await decide(restaurant, placed, 'approved');
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'MAKING PAYMENT' });
    restaurant.sandbox.notifications.delivery = 'once';
    await decide(restaurant, placed, 'cancelled');
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'PREPARING' });
  });

  test.each(['as-sent', 'reversed'] as const)('hold its word sends it later, %s', async (sent) => {
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
