import { aBranch } from '@claypot/testing';
import { expect, test } from 'vitest';
import { isOpenAllDay } from './all-day.ts';

test.each([
  ['00:00', '00:00', true],
  ['09:00', '09:00', true],
  ['11:00', '22:00', false],
  ['18:00', '02:00', false],
])('%s to %s is all day: %s', (start_hour, close_hour, allDay) => {
  expect(isOpenAllDay(aBranch({ start_hour, close_hour }))).toBe(allDay);
});
