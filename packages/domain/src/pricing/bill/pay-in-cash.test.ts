import { cents } from '@claypot/sdk';
import { expect, test } from 'vitest';
import { payInCash } from './pay-in-cash.ts';

test.each([
  [1_655, 1_655, 0],
  [1_655, 2_000, 345],
  [1_655, 1_660, 5],
  [0, 0, 0],
  [0, 1_000, 1_000],
])('for %i due and %i tendered, the change is %i', (due, tendered, change) => {
  expect(payInCash(cents(due), cents(tendered))).toEqual({ error: null, change });
});

test.each([
  [1_655, 1_650, 5],
  [1_655, 0, 1_655],
  [1_655, -1_655, 3_310],
  [0, -5, 5],
])('for %i due and %i tendered, TENDER_TOO_LOW has %i missing', (due, tendered, missing) => {
  const payment = payInCash(cents(due), cents(tendered));
  expect(payment).toEqual({ error: 'TENDER_TOO_LOW', missing });
});

test.each([1_656, 1_657, 1_658, 1_659, 1_653])('rejects %i tendered as NOT_IN_COINS', (sen) => {
  expect(payInCash(cents(1_655), cents(sen))).toEqual({ error: 'NOT_IN_COINS' });
});
