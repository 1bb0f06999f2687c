import 'temporal-polyfill/global';
import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

const NOW = Temporal.Instant.from('2026-11-28T04:00:00Z');

test.each([
  [{ minutes: 4, seconds: 9 }, '4:09'],
  [{ hours: 1, minutes: 4, seconds: 9 }, '1:04:09'],
  [{ seconds: 59 }, '0:59'],
  [{ seconds: -5 }, '0:00'],
])('shows %j as %s', (left, text) => {
  expect(countdown(NOW, NOW.add(left))).toBe(text);
});
