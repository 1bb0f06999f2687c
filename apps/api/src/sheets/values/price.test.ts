import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice, parsePrice } from './price.ts';

const SEED = Number(process.env.SEED ?? 1);

describe('parsePrice', () => {
  it.each<[written: string, sen: number]>([
    ['12.9', 1290],
    ['12.90', 1290],
    ['RM 12,90', 1290],
    ['RM12.90', 1290],
    ['rm12', 1200],
    ['MYR 12.90', 1290],
    ['12.90 RM', 1290],
    ['12元', 1200],
    ['１２．９０', 1290],
    ['1,234.50', 123450],
    ['1.234,50', 123450],
    ["1'234.50", 123450],
    ['1 234.50', 123450],
    ['1,234', 123400],
    ['.50', 50],
    ['12.-', 1200],
    ['0.00', 0],
    ['free', 0],
    ['FOC', 0],
    ['免费', 0],
  ])('reads %s', (written, sen) => {
    expect(parsePrice(written)).toEqual({ kind: 'price', amount: sen, currency: null });
  });

  it.each<[written: string, sen: number, currency: string]>([
    ['£4,250.00', 425000, '£'],
    ['$ 5', 500, '$'],
    ['5.50 USD', 550, 'USD'],
  ])('reads %s with its currency', (written, sen, currency) => {
    expect(parsePrice(written)).toEqual({ kind: 'price', amount: sen, currency });
  });

  it.each<[written: string, message: RegExp]>([
    ['-5.00', /is negative/],
    ['RM -5.00', /is negative/],
    ['−5', /is negative/],
    ['(5.00)', /is negative/],
    ['5.00-', /is negative/],
    ['1.234', /can be read in two ways/],
    ['12.345,6.7', /can be read in two ways/],
    ['12,345,6', /can be read in two ways/],
    ['10-12', /has several prices/],
    ['S 10 / L 12', /has several prices/],
    ['2026-12-05', /is a date/],
    ['5/12/2026', /is a date/],
    ['5-Dec', /is a date/],
    ['12月5日', /is a date/],
    ['#REF!', /error of a formula/],
    ['时价', /is not a price/],
    ['variable', /is not a price/],
    ['RM', /is not a price/],
    ['.', /can be read in two ways/],
    ['100000', /more than 99999\.99/],
  ])('reports %s', (written, message) => {
    expect(parsePrice(written)).toEqual({
      kind: 'problem',
      message: expect.stringMatching(message),
    });
  });

  it.each(['', '  ', '\u3000'])('returns empty for %j', (written) => {
    expect(parsePrice(written)).toEqual({ kind: 'empty' });
  });

  it('reads every amount in every way of writing', () => {
    const writings: ((sen: number) => string)[] = [
      formatPrice,
      (sen) => `RM${formatPrice(sen)}`,
      (sen) => `RM ${formatPrice(sen).replace('.', ',')}`,
      (sen) => `${(sen / 100).toLocaleString('en-MY', { minimumFractionDigits: 2 })} MYR`,
      (sen) => (sen / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 }),
      (sen) => String(sen / 100),
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999 }),
        fc.constantFrom(...writings),
        (sen, write) => {
          expect(parsePrice(write(sen))).toEqual({ kind: 'price', amount: sen, currency: null });
        },
      ),
      { seed: SEED, numRuns: 500 },
    );
  });
});
