import { expect, test } from 'vitest';
import { monthHeadings } from './month-heading.ts';

const KUALA_LUMPUR = 'Asia/Kuala_Lumpur';
const NEW_YEAR = Temporal.Instant.from('2026-12-31T16:00:00Z');

test('formats the month in the language’s usual form', () => {
  const march = Temporal.Instant.from('2026-03-02T12:00:00Z');
  expect(monthHeadings('en', KUALA_LUMPUR)(march)).toBe('March 2026');
  expect(monthHeadings('zh_CN', KUALA_LUMPUR)(march)).toBe('2026年3月');
});

test('starts a month at midnight of the time zone', () => {
  const heading = monthHeadings('en', KUALA_LUMPUR);
  expect(heading(NEW_YEAR)).toBe('January 2027');
  expect(heading(NEW_YEAR.subtract({ nanoseconds: 1 }))).toBe('December 2026');
  expect(monthHeadings('en', 'America/St_Johns')(NEW_YEAR)).toBe('December 2026');
});
