import { expect, test } from 'vitest';
import { avoidedWords, countWords, sentencesOf, startsVaguely } from './wording.ts';

test('finds avoided words in any case, but not in inline code', () => {
  expect(avoidedWords('Nobody is told. Call `nobody()`, whatever it stands for.')).toEqual([
    'Nobody',
    'told',
    'whatever',
    'stands',
  ]);
  expect(avoidedWords('Understands a standard whole.')).toEqual([]);
});

test('recognizes a beginning without a subject', () => {
  expect(startsVaguely('What its customer sees.')).toBe(true);
  expect(startsVaguely('Whole sen of the price.')).toBe(false);
});

test('counts sentences and words', () => {
  const text =
    'The server returns 409 for a second order. The app shows it: once; then it reloads.';
  expect(sentencesOf(text).map(countWords)).toEqual([8, 8]);
});
