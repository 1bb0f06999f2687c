import { beforeEach, describe, expect, test } from 'vitest';
import { CourierRejected, type TripState } from '../../../gateways/courier/courier.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { beginWithMember } from '../../../testing/begin-with-member.ts';
import { afterLocked, besideLocked } from '../../../testing/db/locked-rows.ts';
import type { Joined } from '../../../testing/join-member.ts';
import {
  addition,
  checkout,
  crab,
  decide,
  LARGE,
  order,
  paidDelivery,
  placeOrder,
} from '../../../testing/ordering.ts';
import { as, GUEST, NOON, type Restaurant } from '../../../testing/restaurant.ts';
import { SS2 } from '../../../testing/seed/seed.ts';
import { guestOwner, memberOwner } from '../../identity/owner.ts';
import { addPoints } from '../../loyalty/points/points.ts';
import { addToCart } from '../cart/cart-additions.ts';
import { deleteAbandonedCarts, lockCart, lockCartOfOrder, ofCart } from '../cart/carts.ts';
import { migrateGuest } from '../cart/guest-migration.ts';
import { moveDelivery, refreshDelivery } from '../delivery/deliveries.ts';
import { orderPayable } from '../progress/order-payable.ts';
import { refundPoints } from './order-discounts.ts';
import { moveOrder } from './transition.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

const guest = guestOwner(GUEST);

/** Adds a line from another device of the guest, in a transaction that is still open. */
async function addInSession(tx: Parameters<typeof lockCart>[0]): Promise<void> {
  const cart = await lockCart(tx, 'demo', guest);
  if (cart === null) throw new Error('The guest has no cart');
  const item = { dish_id: 'claypot', package_id: null, hot_deal_id: null };
  const added = { lineId: 'line-of-another-device', item, choices: [LARGE], qty: 1 };
  await addToCart(tx, 'demo', cart, added, NOON);
}

const quantities = async () =>
  (await restaurant.sdk.cartLoad({ body: as(GUEST) })).lines.map(({ qty }) => qty);

describe('cart locked by another session', () => {
  test('is ordered in the state that the other session commits', async () => {
    await restaurant.sdk.cartCreate({ body: addition() });
    const ordered = afterLocked(
      restaurant.db,
      async (tx) => {
        const cart = await lockCart(tx, 'demo', guest);
        if (cart !== null) await tx.execute(sql`delete from cart_lines where ${ofCart(cart)}`);
      },
      () => order(restaurant),
    );
    await expect(ordered).rejects.toMatchObject({ code: 'NOTHING_TO_CHECK_OUT' });
    expect(await restaurant.db.query(sql`select id from orders`)).toEqual([]);
  });

  test('keeps lines that were added while its order was paid', async () => {
    const placed = await placeOrder(restaurant);
    await afterLocked(restaurant.db, addInSession, () => decide(restaurant, placed, 'approved'));
    expect(await quantities()).toEqual([1]);
    expect(await restaurant.db.query(sql`select branch_id, delivery_method from carts`)).toEqual([
      { branch_id: SS2, delivery_method: 'pickup' },
    ]);
  });

  test.each([1, 5])(
    'keeps %s pieces of a line with choices that changed before the payment',
    async (qty) => {
      const placed = await placeOrder(restaurant);
      await restaurant.db.execute(
        sql`update cart_lines set selection = '["of-other-choices"]', qty = ${qty}`,
      );
      await decide(restaurant, placed, 'approved');
      expect(await quantities()).toEqual([qty]);
    },
  );

  test('is skipped by the deletion of old carts', async () => {
    await restaurant.sdk.cartCreate({ body: addition() });
    await besideLocked(restaurant.db, addInSession, () =>
      deleteAbandonedCarts(restaurant.db, NOON.add({ hours: 1 })),
    );
    expect(await quantities()).toEqual([3]);
  });
});

test('keeps the cart’s branch while it has a line', async () => {
  await restaurant.sdk.cartCreate({ body: addition() });
  const { lines } = await restaurant.sdk.cartCreate({ body: crab() });
  await restaurant.sdk.cartDelete({ path: { id: lines[0]?.id ?? '' }, body: as(GUEST) });
  expect(await restaurant.db.query(sql`select branch_id from carts`)).toEqual([{ branch_id: SS2 }]);
});

describe('trip state that arrives during a concurrent change', () => {
  let id: string;
  beforeEach(async () => {
    const placed = await paidDelivery(restaurant);
    ({ id } = placed);
  });

  /**
   * Starts to track the trip. The returned function makes the courier's pending request return a
   * state.
   */
  async function follow() {
    const { db, courier } = restaurant;
    const requested = Promise.withResolvers<void>();
    const state = Promise.withResolvers<TripState>();
    const progress = () => {
      requested.resolve();
      return state.promise;
    };
    const moved = moveDelivery(
      { db, courier: { ...courier, restSeconds: 20, progress } },
      id,
      NOON,
    );
    await Promise.race([requested.promise, moved]);
    return (value: TripState) => {
      state.resolve(value);
      return moved;
    };
  }

  /** Books the trip. `change` runs before the courier responds. */
  function book(change: Sql) {
    const { db, courier } = restaurant;
    const booked = async () => {
      await db.execute(change);
      return { shareLink: '/late', fee: null };
    };
    const late = { ...courier, book: booked, progress: async () => 'booked' as const };
    return moveDelivery({ db, courier: late }, id, NOON);
  }

  const stored = () =>
    restaurant.db.one(sql`
      select o.status, d.state, d.attempt from orders o
      join deliveries d on d.company_id = o.company_id and d.order_id = o.id`);

  test('books no further trip for a cancelled order', async () => {
    const emit = await follow();
    const moved = afterLocked(
      restaurant.db,
      (tx) =>
        moveOrder(tx, id, { from: 'PREPARING', to: 'CANCELLED', reason: 'BRANCH_REFUSED' }, NOON),
      () => emit('cancelled'),
    );
    await expect(moved).rejects.toThrow('The courier cancelled every trip');
    expect(await stored()).toEqual({ status: 'CANCELLED', state: 'cancelled', attempt: 1 });
  });

  test('does not complete an order with a failed delivery', async () => {
    const emit = await follow();
    const moved = afterLocked(
      restaurant.db,
      (tx) => tx.execute(sql`update deliveries set state = 'cancelled', failure = 'rejected'`),
      () => emit('delivered'),
    );
    await expect(moved).rejects.toThrow('The courier cancelled every trip');
    expect(await stored()).toEqual({ status: 'PREPARING', state: 'cancelled', attempt: 1 });
  });

  test('lets only one of two instances ask the courier', async () => {
    const emit = await follow();
    const { db, courier } = restaurant;
    const progress = () => Promise.reject(new Error('The courier was asked twice'));
    await moveDelivery({ db, courier: { ...courier, progress } }, id, NOON);
    await emit('booked');
  });

  test('does not ask the courier about a finished trip', async () => {
    const { db, courier } = restaurant;
    await db.execute(sql`update deliveries set state = 'delivered'`);
    const progress = () => Promise.reject(new Error('The courier was asked'));
    await moveDelivery({ db, courier: { ...courier, progress } }, id, NOON);
  });

  test('does not report a failed trip twice', async () => {
    const { db, courier } = restaurant;
    const book = async () => {
      await db.execute(sql`update deliveries set state = 'cancelled', failure = 'no_rider'`);
      throw new CourierRejected('The number is none');
    };
    const moved = moveDelivery({ db, courier: { ...courier, book } }, id, NOON);
    await expect(moved).rejects.toThrow('No rider was found');
    expect(await db.query(sql`select reference from queued_messages`)).toEqual([]);
    expect(await db.one(sql`select failure from deliveries`)).toEqual({ failure: 'no_rider' });
  });

  test('starts no job when a finished trip is reported', async () => {
    const { db } = restaurant;
    const jobs = sql`select start_after from pgboss.job where name = 'delivery'`;
    await db.execute(sql`update deliveries set state = 'delivered'`);
    const before = await db.query(jobs);
    const trip = await db.one<{ id: string }>(sql`select id from deliveries`);
    await refreshDelivery(db, trip?.id ?? '', NOON);
    expect(await db.query(jobs)).toEqual(before);
  });

  test('does not apply a late response to the next attempt', async () => {
    await book(sql`update deliveries set attempt = 2`);
    expect(await stored()).toEqual({ status: 'PREPARING', state: 'quoted', attempt: 2 });
  });

  test('does not book a failed trip when the response is late', async () => {
    const booked = book(sql`update deliveries set state = 'cancelled', failure = 'rejected'`);
    await expect(booked).rejects.toThrow('The courier cancelled every trip');
    expect(await stored()).toEqual({ status: 'PREPARING', state: 'cancelled', attempt: 1 });
  });
});

test('migrates a guest without a deadlock while one of their orders is being paid', async () => {
  const placed = await placeOrder(restaurant);
  const parties = { companyId: 'demo', guest, member: memberOwner(mei.id) };
  const tries = { payment: 0, migration: 0 };
  await afterLocked(
    restaurant.db,
    (tx) => {
      tries.payment += 1;
      return orderPayable(placed.id).lock(tx);
    },
    () =>
      restaurant.db.transaction((tx) => {
        tries.migration += 1;
        return migrateGuest(tx, parties, 'both', { cartId: 'cart-of-mei' }, NOON);
      }),
    (tx) => lockCartOfOrder(tx, placed.id),
  );
  expect(tries).toEqual({ payment: 1, migration: 1 });
});

test('deducts no more points for a refund than another session leaves', async () => {
  await mei.sdk.cartCreate({ body: addition(mei.identity) });
  const { id } = await order(mei, checkout({ ...mei.identity, total_point_get: 22 }));
  const add = (type: 'purchase' | 'voucher_redeem', amount: number, orderId: string | null) => ({
    memberId: mei.id,
    type,
    amount,
    orderId,
  });
  await restaurant.db.transaction((tx) => addPoints(tx, add('purchase', 22, id), NOON));
  await afterLocked(
    restaurant.db,
    (tx) => addPoints(tx, add('voucher_redeem', -15, null), NOON),
    () => restaurant.db.transaction((tx) => refundPoints(tx, id, NOON)),
  );
  expect(
    await restaurant.db.query(sql`select type, amount from point_entries order by position`),
  ).toEqual([
    { type: 'purchase', amount: 22 },
    { type: 'voucher_redeem', amount: -15 },
    { type: 'refund', amount: -7 },
  ]);
});
