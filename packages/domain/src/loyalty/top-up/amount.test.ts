import { cents } from '@claypot/sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../machines/form/field-errors.ts';
import { amountText, LEAST_TOP_UP, MOST_TOP_UP, parseTopUpAmount } from './amount.ts';
import { topUpSchema } from './top-up.schema.ts';

const errorOf = (amount: string) => fieldErrors(topUpSchema, { amount }).amount ?? null;

describe('top-up amount', () => {
  it.each([
    ['10', 1_000],
    ['10.00', 1_000],
    ['10.5', 1_050],
    [' 50 ', 5_000],
    ['1,000', 100_000],
    ['1,234.56', 123_456],
    ['5000', 500_000],
    ['5,000.00', 500_000],
  ])('parses %j as %i sen', (text, amount) => {
    expect(parseTopUpAmount(text)).toBe(amount);
    expect(errorOf(text)).toBeNull();
  });

  it.each([
    ['', 'AMOUNT_REQUIRED'],
    ['  ', 'AMOUNT_REQUIRED'],
    ['10.005', 'AMOUNT_TOO_FINE'],
    ['1,000.000', 'AMOUNT_TOO_FINE'],
    ['1e3', 'AMOUNT_INVALID'],
    ['٣٠', 'AMOUNT_INVALID'],
    ['-50', 'AMOUNT_INVALID'],
    ['+50', 'AMOUNT_INVALID'],
    ['10.', 'AMOUNT_INVALID'],
    ['.50', 'AMOUNT_INVALID'],
    ['1,00', 'AMOUNT_INVALID'],
    ['10 00', 'AMOUNT_INVALID'],
    ['0x64', 'AMOUNT_INVALID'],
    ['Infinity', 'AMOUNT_INVALID'],
    ['99999999', 'AMOUNT_INVALID'],
    ['0', 'AMOUNT_TOO_SMALL'],
    ['9.99', 'AMOUNT_TOO_SMALL'],
    ['5,000.01', 'AMOUNT_TOO_LARGE'],
    ['1,000,000', 'AMOUNT_TOO_LARGE'],
  ])('rejects %j with %s', (text, error) => {
    expect(errorOf(text)).toBe(error);
  });

  it('parses any valid amount to the sen, with or without grouping', () => {
    fc.assert(
      fc.property(fc.integer({ min: LEAST_TOP_UP, max: MOST_TOP_UP }), (amount) => {
        const grouped = amountText(cents(amount)).replace(/\B(?=(\d{3})+(?!\d))(?<!\..*)/g, ',');
        expect(parseTopUpAmount(amountText(cents(amount)))).toBe(amount);
        expect(parseTopUpAmount(grouped)).toBe(amount);
        expect(errorOf(grouped)).toBeNull();
      }),
    );
  });

  it('parses any text to whole sen or null', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[0-9.,eE+-]{0,12}$/),
      fc.double().map(String),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const amount = parseTopUpAmount(text);
        expect(amount === null || (Number.isInteger(amount) && amount >= 0)).toBe(true);
        if (errorOf(text) === null) {
          expect(amount).toBeGreaterThanOrEqual(LEAST_TOP_UP);
          expect(amount).toBeLessThanOrEqual(MOST_TOP_UP);
        }
      }),
    );
  });

  it.each([
    [5_000, '50'],
    [1_250, '12.50'],
    [100_000, '1000'],
    [5, '0.05'],
  ])('formats %i sen as %s', (amount, text) => {
    expect(amountText(cents(amount))).toBe(text);
  });
});
