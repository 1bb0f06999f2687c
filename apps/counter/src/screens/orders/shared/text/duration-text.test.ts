import { createCounterI18n } from '@claypot/i18n/counter';
import { expect, test } from 'vitest';
import { durationText, minutesLeftText, untilText } from './duration-text.ts';

const i18n = await createCounterI18n('en');
const t = i18n.getFixedT(null, 'counterOrders');
const NOON = Temporal.Instant.from('2026-11-28T12:00:00+08:00');

test.each([
  [0, '0 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [3599, '59 minutes'],
  [7200, '2 hours'],
])('writes %i seconds as %s', (seconds, text) => {
  expect(durationText(t, seconds)).toBe(text);
});

test.each([
  [12, '12 min'],
  [0, 'Due now'],
  [-3, '3 min late'],
])('writes %i minutes left as %s', (minutes, text) => {
  expect(minutesLeftText(t, minutes)).toBe(text);
});

test('counts down to a minute and stays there', () => {
  expect(untilText(t, NOON, NOON.add({ minutes: 12 }))).toBe('12 minutes');
  expect(untilText(t, NOON, NOON.subtract({ minutes: 1 }))).toBe('1 minute');
});
