import { expect, test } from 'vitest';
import { cents, containedTax, roundedAdjustment, serviceCharge } from './index.ts';

// No integer amount contains exactly half a cent of tax: 6x = 106k + 53 has no solution.
test.each([
  [0, 0],
  [8, 0],
  [9, 1],
  [106, 6],
  [1_060, 60],
  [53, 3],
  [265, 15],
  [10_000, 566],
])('containedTax of %i cents is %i cents', (taxable, tax) => {
  expect(containedTax(cents(taxable))).toBe(tax);
});

test.each([
  [1_000, 0],
  [1_001, -1],
  [1_002, -2],
  [1_003, 2],
  [1_004, 1],
  [2, -2],
])('roundedAdjustment in cash for %i cents is %i', (total, adjustment) => {
  expect(roundedAdjustment(cents(total), 'cash')).toBe(adjustment);
});

test('roundedAdjustment by card is 0', () => {
  expect(roundedAdjustment(cents(1_003), 'card')).toBe(0);
});

test('serviceCharge applies only to dine-in orders', () => {
  expect(serviceCharge(cents(1_005), 'dine-in')).toBe(101);
  expect(serviceCharge(cents(1_005), 'pickup')).toBe(0);
  expect(serviceCharge(cents(1_005), 'delivery')).toBe(0);
});
