import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWallClock, wallTime } from './wall-clock.ts';

const ZONES = ['Asia/Kuala_Lumpur', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe'];

test('returns the same as Temporal for any minute of a year', () => {
  const start = Temporal.Instant.from('2026-01-01T00:00:00Z').epochMilliseconds;
  const minute = fc.integer({ min: 0, max: 366 * 24 * 60 });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), fc.array(minute), (zone, minutes) => {
      const clock = createWallClock(zone);
      for (const each of minutes) {
        const moment = start + each * 60_000;
        const [date, time] = Temporal.Instant.fromEpochMilliseconds(moment)
          .toZonedDateTimeISO(zone)
          .toPlainDateTime()
          .toString({ smallestUnit: 'minute' })
          .split('T');
        expect(clock(moment)).toEqual({ date, time });
      }
    }),
  );
});

test('returns correct wall times around daylight-saving changes', () => {
  const newfoundland = (instant: string) =>
    wallTime(Temporal.Instant.from(instant), 'America/St_Johns');
  expect(newfoundland('2026-03-08T05:00:00Z')).toEqual({ date: '2026-03-08', time: '01:30' });
  expect(newfoundland('2026-03-08T05:30:00Z')).toEqual({ date: '2026-03-08', time: '03:00' });
  expect(newfoundland('2026-11-01T04:00:00Z')).toEqual({ date: '2026-11-01', time: '01:30' });
  expect(newfoundland('2026-11-01T05:00:00Z')).toEqual({ date: '2026-11-01', time: '01:30' });
});
