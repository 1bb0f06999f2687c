import { type Cents, cents } from '@claypot/sdk';
import { describe, expect, test } from 'vitest';
import { type BillRest, billRest } from './bill-rest.ts';
import { EXAMPLE_RESTS } from './testing/example-rests.ts';

const restOf = (total: Cents, wallet: number, card: number, rule?: 'family_day'): BillRest =>
  billRest({ discount_rule: rule ?? 'usual', total }, { wallet: cents(wallet), card: cents(card) });

test.each(EXAMPLE_RESTS)('leaves $left of $total after $wallet and $card', (example) => {
  const { total, wallet, card, left, cash_due, final_total } = example;
  expect(restOf(total, wallet, card)).toEqual({
    error: null,
    left,
    cash_due,
    adj_amount: cash_due - left,
    final_total,
  });
});

describe('errors', () => {
  const total = cents(4_653);

  test.each([
    ['wallet', 4_654, 0, 1],
    ['card', 0, 5_000, 347],
    ['wallet and card together', 4_000, 700, 47],
    ['the adjustment that cash would have', 0, 4_655, 2],
  ])('returns OVERPAID with the excess of %s', (_, wallet, card, excess) => {
    expect(restOf(total, wallet, card)).toEqual({ error: 'OVERPAID', excess });
  });

  test.each([
    [-1, 0],
    [0, -1],
    [4_654, -1],
  ])('returns NEGATIVE_AMOUNT for wallet %i and card %i', (wallet, card) => {
    expect(restOf(total, wallet, card)).toEqual({ error: 'NEGATIVE_AMOUNT' });
  });

  test.each([
    [0, 0],
    [4_652, 0],
    [4_652, 1],
    [0, 4_653],
  ])('returns FAMILY_DAY_NEEDS_WALLET for wallet %i and card %i', (wallet, card) => {
    const rest = restOf(total, wallet, card, 'family_day');
    expect(rest).toEqual({ error: 'FAMILY_DAY_NEEDS_WALLET' });
  });

  test('accepts a Family Day bill that the wallet pays', () => {
    const rest = restOf(total, 4_653, 0, 'family_day');
    expect(rest).toMatchObject({ error: null, left: 0, adj_amount: 0, final_total: 4_653 });
  });
});
