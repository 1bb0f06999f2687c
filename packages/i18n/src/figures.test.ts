import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeAmount, writeCount } from './figures.ts';

const amounts = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2 });
const counts = new Intl.NumberFormat('en-MY');

test('formats numbers like Intl', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (figure) => {
      expect(writeAmount(figure)).toBe(amounts.format(figure / 100).replace('-', '\u2212'));
      expect(writeCount(figure)).toBe(counts.format(figure).replace('-', '\u2212'));
    }),
  );
});

test.each([
  [0, '0.00', '0'],
  [9, '0.09', '9'],
  [-5, '\u22120.05', '\u22125'],
  [100_000, '1,000.00', '100,000'],
  [-123_456_789, '\u22121,234,567.89', '\u2212123,456,789'],
])('formats %i as the amount %s and the count %s', (figure, amount, count) => {
  expect(writeAmount(figure)).toBe(amount);
  expect(writeCount(figure)).toBe(count);
});
