import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { badRequest, badRequestBeside } from '../../testing/http/bad-requests.ts';
import { joinMember } from '../../testing/join-member.ts';
import { openRestaurant, type Restaurant } from '../../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.reset();
  await joinMember(restaurant);
});
afterAll(() => restaurant.close());

it('is never broken by a request, and never answers what its contract does not allow', async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(badRequest, async (request) => {
      const response = await restaurant.fetch(request.clone());
      statuses.add(response.status);
      expect(response.status, await describeFailure(request)).toBeLessThan(500);
      expect(await response.json()).toHaveProperty('msgCode');
    }),
    { numRuns: 2_000 },
  );
  expect(restaurant.reported).toEqual([]);
  // It went past the door, too.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 422]));
});

it('is never broken by a request to what is no operation', async () => {
  await fc.assert(
    fc.asyncProperty(badRequestBeside, async (request) => {
      const response = await restaurant.fetch(request.clone());
      expect(response.status, await describeFailure(request)).toBeLessThan(500);
      await response.body?.cancel();
    }),
    { numRuns: 1_000 },
  );
  expect(restaurant.reported).toEqual([]);
});

async function describeFailure(request: Request): Promise<string> {
  return `${request.method} ${request.url} ${await request.text()}: ${restaurant.reported.map(String)}`;
}
