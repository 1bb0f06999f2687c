import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isFailure, lastVouchers, rushes } from '../../../../testing/http/rushes.ts';
import { openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';

/** `npm run test:chaos -- vouchers` lets 1,000 come. */
const COUNT = 40;

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

/** That one is held beside what else is said of claims, with 1,000. */
const others = rushes.filter((rush) => rush !== lastVouchers);

test.each(others)(
  `of ${COUNT} who come at once for $name, so many have it as there is`,
  async ({ run, enoughFor, rejections, stored }) => {
    const told = await run(restaurant, COUNT);
    expect(told.filter((each) => each === 'done')).toHaveLength(enoughFor);
    for (const each of told) expect(['done', ...rejections]).toContain(each);
    expect(await restaurant.db.one(stored)).toEqual({ taken: enoughFor, lowest: 0 });
    expect(restaurant.reported.filter(isFailure)).toEqual([]);
  },
  60_000,
);
