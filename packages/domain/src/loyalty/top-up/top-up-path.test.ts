import { cents } from '@claypot/sdk';
import { expect, test } from 'vitest';
import { amountAsked, topUpPath } from './top-up-path.ts';

test.each([
  [50_000, '/topUp?amount=500', '500'],
  [1250, '/topUp?amount=12.50', '12.50'],
])('the way to topping up %i cents carries it as it would be typed', (amount, path, typed) => {
  expect(topUpPath(cents(amount))).toBe(path);
  expect(amountAsked(path)).toBe(typed);
});

test('the way to topping up by any amount carries none', () => {
  expect(topUpPath()).toBe('/topUp');
  expect(topUpPath(null)).toBe('/topUp');
  expect(amountAsked('/topUp')).toBeNull();
});

test.each(['', '1e3', '-50', '٣٠', '<b>500</b>', '9'.repeat(999)])(
  'nothing is filled in by a path that says %s',
  (text) => expect(amountAsked(`/topUp?${new URLSearchParams({ amount: text })}`)).toBeNull(),
);
