import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printable } from './printable.ts';
import { widthOf, wrapWords } from './wrap-words.ts';

describe('wrapWords', () => {
  test('breaks between words, and between Chinese characters', () => {
    expect(wrapWords('no onions please', 10)).toEqual(['no onions', 'please']);
    expect(wrapWords('不要葱不要辣', 6)).toEqual(['不要葱', '不要辣']);
    expect(wrapWords('', 10)).toEqual(['']);
  });

  test('no line is wider than the paper, and no letter is lost', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }).map(printable),
        fc.integer({ min: 2, max: 48 }),
        (text, width) => {
          const lines = wrapWords(text, width);
          expect(lines.every((line) => widthOf(line) <= width)).toBe(true);
          expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        },
      ),
    );
  });
});
