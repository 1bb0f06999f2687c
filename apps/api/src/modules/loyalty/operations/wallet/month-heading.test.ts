import { expect, test } from 'vitest';
import { monthHeadings } from './month-heading.ts';

const KUALA_LUMPUR = 'Asia/Kuala_Lumpur';
const NEW_YEAR = Temporal.Instant.from('2026-12-31T16:00:00Z');

test('a month is called as people call it in the language', () => {
  const march = Temporal.Instant.from('2026-03-02T12:00:00Z');
  expect(monthHeadings('en', KUALA_LUMPUR)(march)).toBe('March 2026');
  expect(monthHeadings('zh_CN', KUALA_LUMPUR)(march)).toBe('2026年3月');
});

test('a month begins at midnight of the zone', () => {
  const heading = monthHeadings('en', KUALA_LUMPUR);
  expect(heading(NEW_YEAR)).toBe('January 2027');
  expect(heading(NEW_YEAR.subtract({ nanoseconds: 1 }))).toBe('December 2026');
  expect(monthHeadings('en', 'America/St_Johns')(NEW_YEAR)).toBe('December 2026');
});
