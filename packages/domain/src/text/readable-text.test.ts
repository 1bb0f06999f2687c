import { describe, expect, it, test } from 'vitest';
import { cleanLine, cleanText, hasHiddenCharacters } from './readable-text.ts';

/** Characters that fonts render as nothing. */
const UNSEEN = [
  '\u200b',
  '\u2060',
  '\u00ad',
  '\ufeff',
  '\u180e',
  '\u3164',
  '\u115f',
  '\uffa0',
  '\u2800',
  '\ufe0f',
  '\u{e0041}',
  '\u0301',
  '\ue000',
  ' ',
  '\u3000',
  '\0',
];

describe('cleanLine', () => {
  test.each(UNSEEN)('returns empty text when it consists of %j', (text) => {
    expect(cleanLine(text)).toBe('');
    expect(cleanLine(text.repeat(3))).toBe('');
    expect(cleanText(text)).toBe('');
  });

  test.each(['Ann', '陈美玲', 'தமிழ்', '👨‍👩‍👧', '1', '-', "O'Brien", 'é'])(
    'preserves %j',
    (text) => {
      expect(cleanLine(` ${text} `)).toBe(text);
    },
  );

  it('replaces each run of control characters with a space', () => {
    expect(cleanLine('Ann\r\n\tTan\u2028')).toBe('Ann Tan');
  });
});

it('cleanText preserves line breaks and removes control characters', () => {
  expect(cleanText('less salt\n\tno onion\u0007')).toBe('less salt\nno onion');
});

test.each(['\u202a', '\u202e', '\u2066', '\u2069', '\ud800'])(
  'hasHiddenCharacters is true for %j',
  (text) => {
    expect(hasHiddenCharacters(`Ann${text}Tan`)).toBe(true);
  },
);

test.each(['Ann', '\u200d', '👨‍👩‍👧', '\u200e'])('hasHiddenCharacters is false for %j', (text) => {
  expect(hasHiddenCharacters(text)).toBe(false);
});
