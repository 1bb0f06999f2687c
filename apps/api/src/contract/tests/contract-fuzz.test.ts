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

it('returns no 5xx and no contract violation for random requests to operations', async () => {
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
  // Some requests also passed validation and reached a handler.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 422]));
});

it('returns no 5xx for random requests to other paths', async () => {
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
