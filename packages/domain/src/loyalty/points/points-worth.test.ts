import { cents } from '@claypot/sdk';
import { expect, test } from 'vitest';
import { pointsWorth } from './points-worth.ts';

test('pointsWorth returns the discount of the company and the points it costs', () => {
  const company = { max_discount_point: 500, max_discount_amount: cents(500) };
  expect(pointsWorth(company)).toEqual({ cost: 500, saving: 500 });
});

test.each([
  [null],
  [{ max_discount_point: 0, max_discount_amount: cents(500) }],
  [{ max_discount_point: 500, max_discount_amount: cents(0) }],
])('pointsWorth returns null for %j', (company) => {
  expect(pointsWorth(company)).toBeNull();
});
