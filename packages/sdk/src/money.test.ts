import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, formatMoneyString, MoneyFormatError, parseMoney } from './money.ts';

test.each([
  ['0.00', 0],
  ['0.05', 5],
  ['12.50', 1250],
  ['-0.03', -3],
  ['999999999.99', 99_999_999_999],
])('converts %s to %i cents and back', (text, amount) => {
  expect(parseMoney(text)).toBe(amount);
  expect(formatMoneyString(amount)).toBe(text);
});

test.each([
  '',
  '12',
  '12.5',
  '12.500',
  '.50',
  '+1.00',
  '1,000.00',
  ' 1.00',
  '1.00 ',
  '1.00\n',
  '01.00',
  '1e3.00',
  'NaN',
  '١.٠٠',
  '1000000000.00',
  12.5,
  1250,
  null,
  undefined,
  {},
])('rejects %o as an amount', (value) => {
  expect(() => parseMoney(value)).toThrow(MoneyFormatError);
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 100_000_000_000])(
  'rejects %d as cents',
  (value) => {
    expect(() => cents(value)).toThrow(MoneyFormatError);
    expect(() => formatMoneyString(value)).toThrow(MoneyFormatError);
  },
);

test('returns no negative zero', () => {
  expect(Object.is(parseMoney('-0.00'), 0)).toBe(true);
  expect(formatMoneyString(-0)).toBe('0.00');
});

test('every amount is unchanged after formatting and parsing', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (amount) => {
      expect(parseMoney(formatMoneyString(amount))).toBe(amount);
    }),
  );
});
