import { expect, test } from 'vitest';
import { daysOfMonth } from './month.ts';

test.each([
  ['2026-11-01', '2026-11-30'],
  ['2026-12-01', '2026-12-31'],
  ['2028-02-01', '2028-02-29'],
])('the month of %s ends on %s', (from, until) => {
  expect(daysOfMonth(Temporal.PlainDate.from(from))).toEqual({ from, until });
});
