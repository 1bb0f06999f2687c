import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Joined, joinMember } from './join-member.ts';
import { openRestaurant, type Restaurant } from './restaurant.ts';

/** State at the start of each test. */
interface Setup {
  readonly restaurant: Restaurant;
  /** The only member. */
  readonly mei: Joined;
}

/** Opens a restaurant for a test file. Each test starts with one new member. */
export function beginWithMember(begin: (begun: Setup) => void): void {
  let restaurant: Restaurant;
  let mei: Joined;
  beforeAll(async () => {
    restaurant = await openRestaurant();
    await restaurant.prepare(async () => {
      mei = await joinMember(restaurant);
    });
  });
  beforeEach(async () => {
    await restaurant.reset();
    begin({ restaurant, mei });
  });
  afterAll(() => restaurant.close());
}
