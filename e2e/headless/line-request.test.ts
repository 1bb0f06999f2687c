import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addition, crab, familySet, lunchDeal } from '../../apps/api/src/testing/ordering.ts';
import {
  as,
  GUEST,
  openRestaurant,
  type Restaurant,
} from '../../apps/api/src/testing/restaurant.ts';
import { lineRequest } from '../../packages/domain/src/ordering/cart/line-request.ts';
import type { Cart } from '../../packages/sdk/src/index.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const contents = ({ lines }: Cart) => lines.map(({ id: _, ...line }) => line);

test.each([
  ['a dish', addition({ qty: 3 })],
  ['a dish with options', crab()],
  ['a package', familySet({ qty: 2 })],
  ['a hot deal', lunchDeal()],
])('restores %s after its removal from the cart', async (_, body) => {
  const before = await restaurant.sdk.cartCreate({ body });
  const { branch_id, delivery_method, lines } = before;
  const [line] = lines;
  if (line === undefined || branch_id === null || delivery_method === null) {
    throw new Error('Nothing was put in');
  }
  await restaurant.sdk.cartDelete({ path: { id: line.id }, body: as(GUEST) });
  const request = lineRequest({ line, branch_id, delivery_method });
  const after = await restaurant.sdk.cartCreate({ body: { ...as(GUEST), ...request } });
  expect(contents(after)).toEqual(contents(before));
});
