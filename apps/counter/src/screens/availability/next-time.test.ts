import { expect, test } from 'vitest';
import { nextTime } from './next-time.ts';

const NOW = Temporal.Instant.from('2026-11-28T12:00:00+08:00');
const ZONE = 'Asia/Kuala_Lumpur';

test.each([
  ['18:30', '2026-11-28T18:30:00+08:00'],
  ['12:00', '2026-11-29T12:00:00+08:00'],
  ['02:15', '2026-11-29T02:15:00+08:00'],
])('%s is the next moment at that time', (text, moment) => {
  expect(nextTime(text, NOW, ZONE)?.toString()).toBe(Temporal.Instant.from(moment).toString());
});

test.each(['', '6pm', '1:00'])('%j is no time', (text) => {
  expect(nextTime(text, NOW, ZONE)).toBeNull();
});
