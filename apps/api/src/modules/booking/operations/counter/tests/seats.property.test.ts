import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import { changeBranch } from '../../../../../testing/booking.ts';
import { openCounterTablet } from '../../../../../testing/counter-tablet.ts';
import { openRestaurant, type Restaurant } from '../../../../../testing/restaurant.ts';
import { deed, SEATS } from './seat-deeds.ts';
import { SeatRun } from './seat-run.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
afterAll(() => restaurant.close());

async function begin(): Promise<SeatRun> {
  await restaurant.reset();
  await changeBranch(restaurant, sql`number_of_seats = ${SEATS}`);
  const tablet = await openCounterTablet(restaurant);
  await tablet.signIn('mei');
  return new SeatRun(restaurant, tablet);
}

test('seats agree with the oracle after any sequence of actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 25 }), async (deeds) => {
      const run = await begin();
      for (const each of deeds) {
        await run.carryOut(each);
        await run.check();
      }
    }),
    { numRuns: 25, seed: 35 },
  );
}, 300_000);
