import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isFailure, lastVouchers, raceScenarios } from '../../../../testing/http/rushes.ts';
import { openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';

/** `npm run test:chaos -- vouchers` runs this with 1,000 requests. */
const COUNT = 40;

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

/** claim.test.ts covers `lastVouchers`, with 1,000 members. */
const others = raceScenarios.filter((scenario) => scenario !== lastVouchers);

test.each(others)(
  `gives $name to as many of ${COUNT} concurrent requests as are available`,
  async ({ run, enoughFor, rejections, stored }) => {
    const results = await run(restaurant, COUNT);
    expect(restaurant.reported.filter(isFailure)).toEqual([]);
    expect(results.filter((each) => each === 'done')).toHaveLength(enoughFor);
    for (const each of results) expect(['done', ...rejections]).toContain(each);
    expect(await restaurant.db.one(stored)).toEqual({ taken: enoughFor, lowest: 0 });
  },
  60_000,
);
