import { ApiError } from '@claypot/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { toId } from '../../../../shared/to-id.ts';
import { openImported } from '../../../../testing/imported.ts';
import { checkout } from '../../../../testing/ordering.ts';
import { as, type Restaurant } from '../../../../testing/restaurant.ts';
import { change, entryOf, publishAll, signIn } from './draft-restaurant.ts';

const GUESTS = 50;
const PUBLICATIONS = 20;
const DISH = toId('demo', 'dish', 'plain-rice');
const BRANCH = toId('demo', 'branch', 'north');

let restaurant: Restaurant;

beforeAll(async () => {
  restaurant = await openImported();
});
afterAll(() => restaurant.close());

/** An order, or why there is none. */
interface Outcome {
  /** Total that the guest saw in the cart, in cents. */
  readonly seen: number;
  readonly orderId: string | null;
  readonly code: string | null;
}

/**
 * A guest has the dish in the cart, and looks at the cart before a publication begins. Later the
 * guest orders for the total of the cart, and looks again each time the price has changed.
 */
async function orderAfter(
  guest: string,
  before: Promise<void>,
  later: Promise<void>,
): Promise<Outcome[]> {
  const client = restaurant.deviceOf({ address: `10.0.0.${Number.parseInt(guest.slice(-4), 16)}` });
  const look = async () => (await client.cartLoad({ body: as(guest) })).total_price;
  await before;
  let seen = await look();
  await later;
  const outcomes: Outcome[] = [];
  for (;;) {
    const amount = seen;
    const outcome = await client
      .cartCreateOrder({
        body: checkout({
          ...as(guest),
          branch_id: BRANCH,
          subtotal: amount,
          final_total_amount: amount,
        }),
        headers: { 'Idempotency-Key': `order-${outcomes.length}-of-${guest}` },
      })
      .then(
        ({ id }) => ({ seen: amount, orderId: id, code: null }),
        (error: unknown) => ({
          seen: amount,
          orderId: null,
          code: error instanceof ApiError ? error.code : 'ERROR',
        }),
      );
    outcomes.push(outcome);
    if (outcome.code !== 'PRICE_CHANGED') return outcomes;
    seen = await look();
  }
}

/** Fills the cart of a guest. */
function fillCart(guest: string): Promise<unknown> {
  return restaurant.sdk.cartCreate({
    body: {
      ...as(guest),
      item_id: DISH,
      type: 'dish',
      qty: 1,
      variation: [],
      branch_id: BRANCH,
      delivery_method: 'pickup',
    },
  });
}

describe('20 publications while 50 guests order', () => {
  test('no order has a price that its guest did not see, and no request fails', async () => {
    const { sdk: owner } = await signIn(restaurant, 'owner');
    const guests = Array.from(
      { length: GUESTS },
      (_, index) => `2f1c7a2e-9d41-4a57-b1b3-6f0a4c9e${(index + 1).toString(16).padStart(4, '0')}`,
    );
    await Promise.all(guests.map(fillCart));
    const moments = () => Array.from({ length: PUBLICATIONS }, () => Promise.withResolvers<void>());
    const [changed, begun, ended] = [moments(), moments(), moments()];
    const publish = async (): Promise<void> => {
      for (let number = 0; number < PUBLICATIONS; number += 1) {
        changed[number]?.resolve();
        const dish = await entryOf(owner, 'dishes', 'plain-rice');
        await change(owner, dish, { price: `${3 + number}.00` });
        const publication = publishAll(owner);
        begun[number]?.resolve();
        await publication;
        ended[number]?.resolve();
      }
    };
    const results = await Promise.all([
      publish().then((): Outcome[] => []),
      ...guests.map((guest, index) => {
        const number = index % PUBLICATIONS;
        const before = changed[number];
        // Half of the guests order while the price changes, the others right after it.
        const later = index < GUESTS / 2 ? begun[number] : ended[number];
        if (before === undefined || later === undefined) throw new Error('No such publication');
        return orderAfter(guest, before.promise, later.promise);
      }),
    ]);
    const outcomes = results.flat();
    const codes = new Set(outcomes.flatMap(({ code }) => code ?? []));
    expect([...codes].filter((code) => code !== 'PRICE_CHANGED')).toEqual([]);
    expect(restaurant.reported).toEqual([]);
    const orders = await restaurant.db.query<{ id: string; amount: number }>(
      sql`select id, final_total_amount as amount from orders`,
    );
    const amountOf = new Map(orders.map(({ id, amount }) => [id, amount]));
    const placed = outcomes.filter(({ orderId }) => orderId !== null);
    expect(placed).toHaveLength(GUESTS);
    // Otherwise the test had ordered before or after the publications.
    expect(codes).toContain('PRICE_CHANGED');
    expect(placed.map(({ orderId }) => amountOf.get(orderId ?? ''))).toEqual(
      placed.map(({ seen }) => seen),
    );
    expect((await owner.publishedVersions({})).versions).toHaveLength(PUBLICATIONS + 1);
  }, 120_000);
});
