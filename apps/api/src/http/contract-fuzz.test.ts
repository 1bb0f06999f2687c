import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { badRequest } from '../testing/bad-requests.ts';
import { openRestaurant, type Restaurant } from '../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.reset();
});
afterAll(() => restaurant.close());

it('is never broken by a request, and never answers what its contract does not allow', async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(badRequest, async (request) => {
      const response = await restaurant.fetch(request.clone());
      statuses.add(response.status);
      expect(response.status, await response.clone().text()).toBeLessThan(500);
      expect(await response.json()).toHaveProperty('msgCode');
    }),
    { numRuns: 1_500 },
  );
  expect(restaurant.reported).toEqual([]);
  // It went past the door, too.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 422]));
});
