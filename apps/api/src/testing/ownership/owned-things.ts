import type { Identity, Sdk } from '@claypot/sdk';
import type { OperationId } from '@claypot/sdk/contract-types';
import { expect } from 'vitest';
import { BOOKING_KEY, book } from '../booking.ts';
import { addition, checkout, decide, familySet, KEY, order } from '../ordering.ts';
import type { Restaurant } from '../restaurant.ts';
import { KLANG, SS2 } from '../seed/seed.ts';

/** The caller of an operation and their company. */
export interface Asker {
  readonly sdk: Sdk;
  readonly identity: Identity;
  readonly company: string;
}

/**
 * Data of an owner: two cart lines, three paid orders, a further order placed with {@link KEY}, and
 * a booking made with {@link BOOKING_KEY}.
 */
export interface Owned {
  readonly owner: Asker;
  readonly lineId: string;
  readonly orderId: string;
  readonly reservationId: string;
}

export interface OwnedRow {
  readonly operation: OperationId;
  readonly ask: (asker: Asker, owned: Owned) => Promise<unknown>;
  /** Expected response for another caller: a part of the result, or an error code. */
  readonly answer: unknown;
}

const inCart = <Counted extends { cart_qty: number }>(counted: readonly Counted[]) =>
  counted.filter(({ cart_qty }) => cart_qty > 0);

/** Every operation on data of guests and members. Those that change data come last. */
export const ownedRows: readonly OwnedRow[] = [
  {
    operation: 'dishCategoryList',
    ask: async ({ sdk, identity: body, company: companyId }) =>
      inCart(await sdk.dishCategoryList({ path: { companyId }, body })),
    answer: [],
  },
  {
    operation: 'dishList',
    ask: async ({ sdk, identity: body }) =>
      inCart(await sdk.dishList({ path: { branch_id: SS2, category_id: 'all' }, body })),
    answer: [],
  },
  {
    operation: 'dishDetail',
    ask: ({ sdk, identity: body }) =>
      sdk.dishDetail({ path: { branch_id: SS2, dish_id: 'claypot' }, body }),
    answer: { cart_qty: 0 },
  },
  {
    operation: 'packageList',
    ask: async ({ sdk, identity: body, company: companyId }) =>
      inCart(await sdk.packageList({ path: { companyId, branch_id: SS2 }, body })),
    answer: [],
  },
  {
    operation: 'packageDetail',
    ask: ({ sdk, identity: body }) =>
      sdk.packageDetail({ path: { branch_id: SS2, package_id: 'family' }, body }),
    answer: { cart_qty: 0 },
  },
  {
    operation: 'cartLoad',
    ask: ({ sdk, identity: body }) => sdk.cartLoad({ body }),
    answer: { lines: [] },
  },
  {
    operation: 'cartCalculateTotal',
    ask: ({ sdk, identity: body }) => sdk.cartCalculateTotal({ body }),
    answer: { total_qty: 0 },
  },
  {
    operation: 'cartOrderOutcome',
    ask: ({ sdk, identity }) =>
      sdk.cartOrderOutcome({ body: { ...identity, idempotency_key: KEY } }),
    answer: { outcome: 'unknown' },
  },
  { operation: 'orderList', ask: ({ sdk, identity: body }) => sdk.orderList({ body }), answer: [] },
  {
    operation: 'lastOrder',
    ask: async ({ sdk, identity: body }) => ({ order: await sdk.lastOrder({ body }) }),
    answer: { order: null },
  },
  {
    operation: 'usualOrder',
    ask: async ({ sdk, identity: body }) => ({ order: await sdk.usualOrder({ body }) }),
    answer: { order: null },
  },
  {
    operation: 'orderDetail',
    ask: ({ sdk, identity: body }, { orderId }) => sdk.orderDetail({ path: { id: orderId }, body }),
    answer: 'NOT_FOUND',
  },
  {
    operation: 'reservationList',
    ask: ({ sdk, identity: body }) => sdk.reservationList({ body }),
    answer: [],
  },
  {
    operation: 'reservationDetail',
    ask: ({ sdk, identity: body }, { reservationId: id }) =>
      sdk.reservationDetail({ path: { id }, body }),
    answer: 'NOT_FOUND',
  },
  {
    operation: 'reservationOutcome',
    ask: ({ sdk, identity }) =>
      sdk.reservationOutcome({ body: { ...identity, idempotency_key: BOOKING_KEY } }),
    answer: { reservation: null },
  },
  {
    operation: 'reservationCancel',
    ask: ({ sdk, identity: body }, { reservationId: id }) =>
      sdk.reservationCancel({ path: { id }, body }),
    answer: 'NOT_FOUND',
  },
  {
    operation: 'reservationStore',
    ask: async (asker, { reservationId }) => {
      const { id } = await book(asker, asker.identity);
      return { isTheOwners: id === reservationId };
    },
    answer: { isTheOwners: false },
  },
  {
    operation: 'cartUpdate',
    ask: ({ sdk, identity }, { lineId }) =>
      sdk.cartUpdate({ path: { id: lineId }, body: { ...identity, qty: 9 } }),
    answer: 'NOT_FOUND',
  },
  {
    operation: 'cartDelete',
    ask: ({ sdk, identity: body }, { lineId }) => sdk.cartDelete({ path: { id: lineId }, body }),
    answer: 'NOT_FOUND',
  },
  {
    operation: 'cartCreateOrder',
    ask: ({ sdk, identity }) =>
      sdk.cartCreateOrder({ headers: { 'Idempotency-Key': KEY }, body: checkout(identity) }),
    answer: 'NOTHING_TO_CHECK_OUT',
  },
  {
    operation: 'orderCancel',
    ask: ({ sdk, identity: body }, { orderId }) => sdk.orderCancel({ path: { id: orderId }, body }),
    answer: 'NOT_FOUND',
  },
  {
    operation: 'makeReorder',
    ask: ({ sdk, identity }, { orderId }) =>
      sdk.makeReorder({ body: { ...identity, sales_order_id: orderId } }),
    answer: 'NOT_FOUND',
  },
  {
    operation: 'cartChangeBranch',
    ask: async ({ sdk, identity }, { owner }) => {
      const of = async () => (await owner.sdk.cartLoad({ body: owner.identity })).branch_id;
      const before = await of();
      const branch_id = before === KLANG ? SS2 : KLANG;
      await sdk.cartChangeBranch({ body: { ...identity, branch_id, delivery_method: 'pickup' } });
      return { moved: (await of()) !== before };
    },
    answer: { moved: false },
  },
  {
    operation: 'cartRemoveAll',
    ask: async ({ sdk, identity: body }) => {
      const before = await sdk.cartLoad({ body });
      await sdk.cartRemoveAll({ body });
      return { removed: before.total_qty };
    },
    answer: { removed: 0 },
  },
  {
    operation: 'cartCreate',
    ask: async ({ sdk, identity }, { owner }) => {
      const before = await owner.sdk.cartLoad({ body: owner.identity });
      await sdk.cartCreate({ body: addition(identity) });
      const after = await owner.sdk.cartLoad({ body: owner.identity });
      return { added: after.total_qty - before.total_qty };
    },
    answer: { added: 0 },
  },
];

/** Creates the data: orders, a cart and a booking. */
export async function createOwnedRows(
  owner: Asker,
  restaurant: Pick<Restaurant, 'fetch'>,
): Promise<Owned> {
  const { sdk, identity } = owner;
  const orderAs = async (key: string) => {
    await sdk.cartCreate({ body: addition(identity) });
    const { point_earn: total_point_get } = await sdk.cartCalculateTotal({ body: identity });
    return order(owner, checkout({ ...identity, total_point_get }), key);
  };
  // Usual orders require repeated orders.
  for (const time of [1, 2, 3]) {
    await decide(restaurant, await orderAs(`key-of-a-usual-order-${time}`), 'approved');
  }
  const { id: orderId } = await orderAs(KEY);
  await sdk.cartCreate({ body: familySet(identity) });
  const { lines } = await sdk.cartLoad({ body: identity });
  const { id: reservationId } = await book(owner, identity);
  return { owner, orderId, lineId: lines[0]?.id ?? '', reservationId };
}

/** Expects a part of a result, or an error with a code. */
export async function expectAnswer(response: Promise<unknown>, answer: unknown): Promise<void> {
  if (typeof answer === 'string') await expect(response).rejects.toMatchObject({ code: answer });
  else expect(await response).toMatchObject(answer as object);
}

/** Expects that the owner's data is unchanged. */
export async function expectUntouched(owned: Owned): Promise<void> {
  const { owner, lineId, orderId, reservationId } = owned;
  const cart = await owner.sdk.cartLoad({ body: owner.identity });
  expect(cart.lines).toMatchObject([{ id: lineId, qty: 2 }, { qty: 1 }]);
  const order = await owner.sdk.orderDetail({ path: { id: orderId }, body: owner.identity });
  expect(order.status).toBe('MAKING PAYMENT');
  const [table] = await owner.sdk.reservationList({ body: owner.identity });
  expect(table).toMatchObject({ id: reservationId, reservation_status: 'PENDING' });
}
