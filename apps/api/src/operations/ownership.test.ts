import type { Sdk } from '@claypot/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../db/sql.ts';
import { addition, checkout, KEY, placeOrder } from '../testing/ordering.ts';
import { as, GUEST, OTHER_GUEST, openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { seedCompany } from '../testing/seed.ts';

let restaurant: Restaurant;
let lineId: string;
let orderId: string;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.reset();
  await seedCompany(restaurant.db, 'rival');
  orderId = (await placeOrder(restaurant)).id;
  const cart = await restaurant.sdk.cartLoad({ body: as(GUEST) });
  lineId = cart.lines[0]?.id ?? '';
});
afterAll(() => restaurant.close());

/** Every operation on somebody's things, asked for by somebody else, and what it must answer. */
const strangers: readonly {
  operation: keyof Sdk;
  ask: (sdk: Sdk, who: ReturnType<typeof as>) => Promise<unknown>;
  answer: unknown;
}[] = [
  { operation: 'cartLoad', ask: (sdk, body) => sdk.cartLoad({ body }), answer: { lines: [] } },
  {
    operation: 'cartCalculateTotal',
    ask: (sdk, body) => sdk.cartCalculateTotal({ body }),
    answer: { total_qty: 0 },
  },
  {
    operation: 'cartRemoveAll',
    ask: (sdk, body) => sdk.cartRemoveAll({ body }),
    answer: { lines: [] },
  },
  {
    operation: 'cartUpdate',
    ask: (sdk, who) => sdk.cartUpdate({ path: { id: lineId }, body: { ...who, qty: 9 } }),
    answer: 'NOT_FOUND',
  },
  {
    operation: 'cartDelete',
    ask: (sdk, body) => sdk.cartDelete({ path: { id: lineId }, body }),
    answer: 'NOT_FOUND',
  },
  {
    operation: 'cartCreateOrder',
    ask: (sdk, who) =>
      sdk.cartCreateOrder({ headers: { 'Idempotency-Key': KEY }, body: checkout(who) }),
    answer: 'NOTHING_TO_CHECK_OUT',
  },
  {
    operation: 'cartOrderOutcome',
    ask: (sdk, who) => sdk.cartOrderOutcome({ body: { ...who, idempotency_key: KEY } }),
    answer: { outcome: 'unknown' },
  },
  { operation: 'orderList', ask: (sdk, body) => sdk.orderList({ body }), answer: [] },
  { operation: 'lastOrder', ask: (sdk, body) => sdk.lastOrder({ body }), answer: null },
  {
    operation: 'orderDetail',
    ask: (sdk, body) => sdk.orderDetail({ path: { id: orderId }, body }),
    answer: 'NOT_FOUND',
  },
  {
    operation: 'orderCancel',
    ask: (sdk, body) => sdk.orderCancel({ path: { id: orderId }, body }),
    answer: 'NOT_FOUND',
  },
  {
    operation: 'makeReorder',
    ask: (sdk, who) => sdk.makeReorder({ body: { ...who, sales_order_id: orderId } }),
    answer: 'NOT_FOUND',
  },
];

async function expectAnswer(asked: Promise<unknown>, answer: unknown): Promise<void> {
  if (typeof answer === 'string') await expect(asked).rejects.toMatchObject({ code: answer });
  else if (answer === null) expect(await asked).toBeNull();
  else expect(await asked).toMatchObject(answer as object);
}

describe.each(strangers)('$operation shows nothing of somebody else', ({ ask, answer }) => {
  test('to another guest', () => expectAnswer(ask(restaurant.sdk, as(OTHER_GUEST)), answer));

  test('at another company', () => expectAnswer(ask(restaurant.sdkOf('rival'), as(GUEST)), answer));

  test('to who claims to be a member', async () => {
    const member = { customer_id: 'member', guest_id: null } as unknown as ReturnType<typeof as>;
    await expect(ask(restaurant.sdk, member)).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });
});

test('and after all that the owner still has everything', async () => {
  const cart = await restaurant.sdk.cartLoad({ body: as(GUEST) });
  expect(cart.lines).toMatchObject([{ id: lineId, qty: 2 }]);
  const order = await restaurant.sdk.orderDetail({ path: { id: orderId }, body: as(GUEST) });
  expect(order.status).toBe('MAKING PAYMENT');
});

test('a line goes into nobody’s cart but the guest’s own', async () => {
  const theirs = await restaurant.sdk.cartCreate({ body: addition(as(OTHER_GUEST)) });
  expect(theirs.lines[0]?.id).not.toBe(lineId);
  expect((await restaurant.sdk.cartLoad({ body: as(GUEST) })).total_qty).toBe(2);
});

test('a guest id is kept as its hash only', async () => {
  const tables = await restaurant.db.query<{ text: string }>(sql`
    select carts::text as text from carts union all select orders::text from orders`);
  expect(tables.length).toBeGreaterThan(1);
  expect(tables.filter(({ text }) => text.includes(GUEST))).toEqual([]);
});
