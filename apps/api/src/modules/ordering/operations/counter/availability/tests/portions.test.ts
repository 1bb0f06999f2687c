import { errorDataOf } from '@claypot/sdk/counter';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../../../platform/db/sql.ts';
import {
  type AvailabilityTablet,
  openAvailabilityTablet,
} from '../../../../../../testing/availability.ts';
import { afterLocked } from '../../../../../../testing/db/locked-rows.ts';
import { checkoutOf, crab, order } from '../../../../../../testing/ordering.ts';
import { codeFrom, crabsLeft } from '../../../../../../testing/refunds.ts';
import { as, openRestaurant, type Restaurant } from '../../../../../../testing/restaurant.ts';

let restaurant: Restaurant;
let tablet: AvailabilityTablet;

beforeAll(async () => {
  restaurant = await openRestaurant();
});
afterAll(() => restaurant.close());
beforeEach(async () => {
  await restaurant.reset();
  tablet = await openAvailabilityTablet(restaurant);
});

let guests = 0;

/** Places the order of a new guest. */
async function orderCrabs(qty: number) {
  guests += 1;
  const identity = as(`00000000-0000-4000-8000-${String(guests).padStart(12, '0')}`);
  await restaurant.sdk.cartCreate({ body: crab({ ...identity, qty }) });
  return order(restaurant, checkoutOf(4500 * qty, identity), `key-of-the-crabs-${guests}`);
}

describe('setPortions', () => {
  test('sets, changes and stops the count', async () => {
    expect((await tablet.item('crab'))?.portions_left).toBe(5);
    await tablet.count('crab', 5, 12);
    expect(await crabsLeft(restaurant)).toBe(12);
    await tablet.count('crab', 12, null);
    expect(await crabsLeft(restaurant)).toBeNull();
    await tablet.count('crab', null, 3);
    expect(await crabsLeft(restaurant)).toBe(3);
  });

  test('changes nothing if an order has taken a portion, and returns the present number', async () => {
    await orderCrabs(2);
    const rejection = await tablet.count('crab', 5, 10).catch((error: unknown) => error);
    expect(errorDataOf(rejection, 'PORTIONS_CHANGED')).toEqual({ left: 3 });
    expect(await crabsLeft(restaurant)).toBe(3);
    await tablet.count('crab', 3, 10);
    expect(await crabsLeft(restaurant)).toBe(10);
  });

  test('of two people who saw the same number counts once', async () => {
    const results = await Promise.all([
      codeFrom(tablet.count('crab', 5, 8)),
      codeFrom(tablet.count('crab', 5, 9)),
    ]);
    expect(results.toSorted()).toEqual(['OK', 'PORTIONS_CHANGED']);
  });

  test('repeated with its key returns the result of the first press', async () => {
    const headers = tablet.press();
    const body = { branch_id: 'ss2', dish_id: 'crab', seen: 5, left: 10 };
    await tablet.sdk.setPortions({ headers, body });
    await orderCrabs(1);
    const { items } = await tablet.sdk.setPortions({ headers, body });
    expect(items.find(({ id }) => id === 'crab')?.portions_left).toBe(9);
  });

  test('above 0 ends the mark as sold out; 0 does not', async () => {
    await tablet.mark({ kind: 'dish', id: 'crab' }, 'tomorrow');
    await tablet.count('crab', 5, 0);
    expect((await tablet.item('crab'))?.sold_out).not.toBeNull();
    await tablet.count('crab', 0, 2);
    expect(await tablet.item('crab')).toMatchObject({ sold_out: null, is_available: true });
  });

  test('a dish of which nothing is left is not counted any more once it is available', async () => {
    await tablet.count('crab', 5, 0);
    expect(await tablet.item('crab')).toMatchObject({ sold_out: null, is_available: false });
    await tablet.mark({ kind: 'dish', id: 'crab' }, 'available');
    expect(await tablet.item('crab')).toMatchObject({ portions_left: null, is_available: true });
  });

  test('changes nothing if the menu loses the dish at the same moment', async () => {
    const counted = afterLocked(
      restaurant.db,
      (tx) => tx.execute(sql`update branch_dishes set retired = true where dish_id = 'crab'`),
      () => tablet.count('crab', 5, 12),
    );
    expect(await codeFrom(counted)).toBe('PORTIONS_CHANGED');
    expect(await crabsLeft(restaurant)).toBe(5);
  });

  test('returns NOT_FOUND for a dish of another branch', async () => {
    expect(await codeFrom(tablet.count('durian', null, 3))).toBe('NOT_FOUND');
  });
});

test('never loses or makes a portion when orders and staff act at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.record({ order: fc.integer({ min: 1, max: 3 }) }),
          fc.record({ set: fc.integer({ min: 0, max: 12 }), seen: fc.integer({ min: 0, max: 8 }) }),
        ),
        { minLength: 2, maxLength: 8 },
      ),
      async (steps) => {
        await restaurant.reset();
        tablet = await openAvailabilityTablet(restaurant);
        const outcomes = await Promise.all(
          steps.map(async (step) => {
            if ('order' in step) {
              const code = await codeFrom(orderCrabs(step.order));
              return code === 'OK' ? -step.order : 0;
            }
            const code = await codeFrom(tablet.count('crab', step.seen, step.set));
            // An accepted change replaces exactly the number that was seen.
            return code === 'OK' ? step.set - step.seen : 0;
          }),
        );
        const expected = outcomes.reduce((sum, change) => sum + change, 5);
        expect(await crabsLeft(restaurant)).toBe(expected);
      },
    ),
    { seed: 35, numRuns: 12 },
  );
});
