import { cents } from '@claypot/sdk';
import { expect, test } from 'vitest';
import { amountFromPath, topUpPath } from './top-up-path.ts';

test.each([
  [50_000, '/topUp?amount=500', '500'],
  [1250, '/topUp?amount=12.50', '12.50'],
])('topUpPath carries %i cents in the query as typed text', (amount, path, typed) => {
  expect(topUpPath(cents(amount))).toBe(path);
  expect(amountFromPath(path)).toBe(typed);
});

test('topUpPath has no query without an amount', () => {
  expect(topUpPath()).toBe('/topUp');
  expect(topUpPath(null)).toBe('/topUp');
  expect(amountFromPath('/topUp')).toBeNull();
});

test.each(['', '1e3', '-50', '٣٠', '<b>500</b>', '9'.repeat(999)])(
  'amountAsked returns null for %s',
  (text) => expect(amountFromPath(`/topUp?${new URLSearchParams({ amount: text })}`)).toBeNull(),
);
