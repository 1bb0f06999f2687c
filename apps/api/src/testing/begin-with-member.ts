import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Joined, joinMember } from './join-member.ts';
import { openRestaurant, type Restaurant } from './restaurant.ts';

/** What a test begins with. */
interface Begun {
  readonly restaurant: Restaurant;
  /** The one member there is. */
  readonly mei: Joined;
}

/** Opens a restaurant for the tests of a file, each of which begins with one member who has just joined. */
export function beginWithMember(begin: (begun: Begun) => void): void {
  let restaurant: Restaurant;
  beforeAll(async () => {
    restaurant = await openRestaurant();
  });
  beforeEach(async () => {
    await restaurant.reset();
    begin({ restaurant, mei: await joinMember(restaurant) });
  });
  afterAll(() => restaurant.close());
}
