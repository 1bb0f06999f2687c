import { anOrder } from '@claypot/testing';
import { expect, test } from 'vitest';
import { canReorder } from './can-reorder.ts';

test.each([
  ['with a dish', {}, true],
  ['with other amounts only', { order_dish: [], order_package: [] }, false],
])('an order %s', (_, fields, expected) => {
  expect(canReorder(anOrder(fields))).toBe(expected);
});
