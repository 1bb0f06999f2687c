import { expect, test } from 'vitest';
import { dateOf, dateText } from './date-text.ts';

test.each(['1990-05-17', '0001-01-01', '2024-02-29', '12026-11-21', '275760-09-13'])(
  'parses %s and formats it the same',
  (text) => {
    const date = dateOf(text);
    expect(date && dateText(date)).toBe(text);
  },
);

test.each([
  '',
  '1990-02-30',
  '1990-13-01',
  '17/5/1990',
  '1990-5-17',
  '1990-05-17T00:00',
  '999999-01-01',
])('returns null for %j', (text) => expect(dateOf(text)).toBeNull());
