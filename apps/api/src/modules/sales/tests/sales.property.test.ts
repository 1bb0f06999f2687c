import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { anyFamily, anyMembers, anySales, stepOf } from './oracle/any-sales.ts';
import { EXAMPLE_SALES } from './oracle/example-sales.ts';
import { createSalesOracle } from './oracle/sales-oracle.ts';
import { openServerCounter } from './oracle/server-counter.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

describe('the server returns what was worked out by hand', () => {
  test.each(EXAMPLE_SALES)('$name', async ({ members, family, steps, end }) => {
    const counter = await openServerCounter(restaurant, members, family);
    for (const [step, outcome] of steps) {
      expect(await counter.take(step), JSON.stringify(step)).toBe(outcome);
    }
    expect(await counter.state()).toEqual(end);
  });
});

/** Enough that each kind of step happens hundreds of times. */
const RUNS = 30;

test('the server agrees with the oracle after any sequence of steps, each sent twice', async () => {
  await fc.assert(
    fc.asyncProperty(anyMembers, anyFamily, anySales, async (members, family, deeds) => {
      await restaurant.reset();
      const oracle = createSalesOracle(members, family);
      const counter = await openServerCounter(restaurant, members, family);
      for (const deed of deeds) {
        const step = stepOf(oracle, deed, members.length);
        if (step === null) continue;
        expect(await counter.take(step), JSON.stringify(step)).toBe(oracle.take(step));
      }
      expect(await counter.state()).toEqual(oracle.state());
      expect(restaurant.reported).toEqual([]);
    }),
    { numRuns: RUNS },
  );
}, 600_000);
