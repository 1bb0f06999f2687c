import { expect, test } from 'vitest';
import { costOf } from './costs.ts';

test.each([
  ['a read', 'pointList', 1],
  ['a read that is sent as POST', 'orderList', 1],
  ['a read of all that is known of a member', 'memberData', 5],
  ['a change', 'cartUpdate', 5],
  ['a password', 'authLogin', 20],
] as const)('%s consumes its cost of the rate limit', (_, operation, cost) => {
  expect(costOf(operation)).toBe(cost);
});
