import type { Sdk } from '@claypot/sdk';
import type { OperationId } from '@claypot/sdk/contract-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../db/sql.ts';
import { contract } from '../http/contract/document.ts';
import { listOperations } from '../http/contract/operations.ts';
import { MEMBER_OPERATIONS, PUBLIC_OPERATIONS } from '../testing/operations-by-owner.ts';
import { addition, checkout, familySet, KEY, placeOrder } from '../testing/ordering.ts';
import { as, GUEST, OTHER_GUEST, openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { SS2, seedCompany } from '../testing/seed.ts';

let restaurant: Restaurant;
let lineId: string;
let orderId: string;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.reset();
  await seedCompany(restaurant.db, 'rival');
  orderId = (await placeOrder(restaurant)).id;
  await restaurant.sdk.cartCreate({ body: familySet() });
  const cart = await restaurant.sdk.cartLoad({ body: as(GUEST) });
  lineId = cart.lines[0]?.id ?? '';
});
afterAll(() => restaurant.close());

interface Stranger {
  readonly operation: OperationId;
  readonly ask: (sdk: Sdk, who: ReturnType<typeof as>, company: string) => Promise<unknown>;
  /** What it answers to whom the thing does not belong: a part of the result, or a code. */
  readonly answer: unknown;
}

const inCart = <Counted extends { cart_qty: number }>(counted: readonly Counted[]) =>
  counted.filter(({ cart_qty }) => cart_qty > 0);

/** Every operation on a guest's things, asked for by somebody else. Those that change come last. */
const strangers: readonly Stranger[] = [
  {
    operation: 'dishCategoryList',
    ask: async (sdk, body, companyId) =>
      inCart(await sdk.dishCategoryList({ path: { companyId }, body })),
    answer: [],
  },
  {
    operation: 'dishList',
    ask: async (sdk, body) =>
      inCart(await sdk.dishList({ path: { branch_id: SS2, category_id: 'all' }, body })),
    answer: [],
  },
  {
    operation: 'dishDetail',
    ask: (sdk, body) => sdk.dishDetail({ path: { branch_id: SS2, dish_id: 'claypot' }, body }),
    answer: { cart_qty: 0 },
  },
  {
    operation: 'packageList',
    ask: async (sdk, body, companyId) =>
      inCart(await sdk.packageList({ path: { companyId, branch_id: SS2 }, body })),
    answer: [],
  },
  {
    operation: 'packageDetail',
    ask: (sdk, body) => sdk.packageDetail({ path: { branch_id: SS2, package_id: 'family' }, body }),
    answer: { cart_qty: 0 },
  },
  { operation: 'cartLoad', ask: (sdk, body) => sdk.cartLoad({ body }), answer: { lines: [] } },
  {
    operation: 'cartCalculateTotal',
    ask: (sdk, body) => sdk.cartCalculateTotal({ body }),
    answer: { total_qty: 0 },
  },
  {
    operation: 'cartOrderOutcome',
    ask: (sdk, who) => sdk.cartOrderOutcome({ body: { ...who, idempotency_key: KEY } }),
    answer: { outcome: 'unknown' },
  },
  { operation: 'orderList', ask: (sdk, body) => sdk.orderList({ body }), answer: [] },
  {
    operation: 'lastOrder',
    ask: async (sdk, body) => ({ order: await sdk.lastOrder({ body }) }),
    answer: { order: null },
  },
  {
    operation: 'orderDetail',
    ask: (sdk, body) => sdk.orderDetail({ path: { id: orderId }, body }),
    answer: 'NOT_FOUND',
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
    operation: 'orderCancel',
    ask: (sdk, body) => sdk.orderCancel({ path: { id: orderId }, body }),
    answer: 'NOT_FOUND',
  },
  {
    operation: 'makeReorder',
    ask: (sdk, who) => sdk.makeReorder({ body: { ...who, sales_order_id: orderId } }),
    answer: 'NOT_FOUND',
  },
  {
    operation: 'cartRemoveAll',
    ask: async (sdk, body) => {
      const before = await sdk.cartLoad({ body });
      await sdk.cartRemoveAll({ body });
      return { removed: before.total_qty };
    },
    answer: { removed: 0 },
  },
  {
    operation: 'cartCreate',
    ask: async (sdk, who) => {
      const before = await restaurant.sdk.cartLoad({ body: as(GUEST) });
      await sdk.cartCreate({ body: addition(who) });
      const after = await restaurant.sdk.cartLoad({ body: as(GUEST) });
      return { added: after.total_qty - before.total_qty };
    },
    answer: { added: 0 },
  },
];

test('every operation of the contract is public, a member’s, or held here', () => {
  const guests = strangers.map(({ operation }) => operation);
  const held = [...PUBLIC_OPERATIONS, ...MEMBER_OPERATIONS, ...guests];
  expect(held.sort()).toEqual(
    listOperations(contract)
      .map(({ id }) => id)
      .sort(),
  );
});

async function expectAnswer(asked: Promise<unknown>, answer: unknown): Promise<void> {
  if (typeof answer === 'string') await expect(asked).rejects.toMatchObject({ code: answer });
  else expect(await asked).toMatchObject(answer as object);
}

describe.each(strangers)('$operation shows nothing of somebody else', ({ ask, answer }) => {
  test('to another guest', () =>
    expectAnswer(ask(restaurant.sdk, as(OTHER_GUEST), 'demo'), answer));

  test('at another company', () =>
    expectAnswer(ask(restaurant.sdkOf('rival'), as(GUEST), 'rival'), answer));

  test('to who claims to be a member and cannot show it', async () => {
    const member = { customer_id: 'member', guest_id: null } as unknown as ReturnType<typeof as>;
    await expect(ask(restaurant.sdk, member, 'demo')).rejects.toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
    });
  });
});

test('and after all that the owner still has everything', async () => {
  const cart = await restaurant.sdk.cartLoad({ body: as(GUEST) });
  expect(cart.lines).toMatchObject([{ id: lineId, qty: 2 }, { qty: 1 }]);
  const order = await restaurant.sdk.orderDetail({ path: { id: orderId }, body: as(GUEST) });
  expect(order.status).toBe('MAKING PAYMENT');
});

// A question that would be answered so to anybody would hold nothing.
test.each(strangers)('$operation answers its owner otherwise', async ({ ask, answer }) => {
  await expect(expectAnswer(ask(restaurant.sdk, as(GUEST), 'demo'), answer)).rejects.toBeInstanceOf(
    Error,
  );
});

test('a guest id is kept as its hash only', async () => {
  const tables = await restaurant.db.query<{ text: string }>(sql`
    select carts::text as text from carts union all select orders::text from orders`);
  expect(tables.length).toBeGreaterThan(1);
  expect(tables.filter(({ text }) => text.includes(GUEST))).toEqual([]);
});
