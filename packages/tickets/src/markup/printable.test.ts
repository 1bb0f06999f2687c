import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderEscPos } from '../render.ts';
import { lettersOn, printOn } from '../testing/emulated-printer.ts';
import { escapeText, printable } from './printable.ts';

/** Texts of customers, including everything that receiptline could take for markup. */
const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(...'\\{}|_"`^~=-nx0159abc;:\n\r\t \u001b\u001d\u030c\u0338'),
    maxLength: 20,
  }),
  fc.constantFrom('{code:123}', '{image:AAAA}', '{command:\\x1d}', '===', '---', '\\x1b@', '~'),
);

describe('escapeText', () => {
  test('any text is printed with exactly its characters', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const paper = printOn('escpos', renderEscPos(`|${escapeText(text)} |`));
        expect(lettersOn(paper)).toBe(printable(text).replaceAll(/\s/g, ''));
        expect(paper.cuts).toBe(1);
      }),
      { numRuns: 500 },
    );
  });
});

describe('printable', () => {
  test.each([
    ['Two\nlines\tand\u00a0spaces ', 'Two lines and spaces'],
    ['no\u200b hidden\u202e text', 'no hidden text'],
    ['emoji 😀', 'emoji ?'],
    ['−5.00', '-5.00'],
    ['cafe\u0301', 'café'],
    ['\u001b@ reset', '@ reset'],
  ])('changes %j into %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  test('a second call changes nothing', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(printable(printable(text))).toBe(printable(text));
      }),
    );
  });
});
