import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOpen } from './open.ts';
import { afterOpenMinutes } from './open-minutes.ts';
import type { OpeningHours, OpeningRange } from './opening-hours.ts';

const zone = 'Asia/Kuala_Lumpur';
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant();
const daily = (open: string, close: string): OpeningHours => ({
  zone,
  ranges: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open, close })),
});

describe('afterOpenMinutes', () => {
  test('counts from the start while the branch is open', () => {
    const end = afterOpenMinutes(daily('10:00', '22:00'), at('2026-11-27T12:00'), 10);
    expect(end).toEqual(at('2026-11-27T12:10'));
  });

  test('waits for the opening', () => {
    const end = afterOpenMinutes(daily('10:00', '22:00'), at('2026-11-27T23:30'), 10);
    expect(end).toEqual(at('2026-11-28T10:10'));
  });

  test('continues on the next day after the closing', () => {
    const end = afterOpenMinutes(daily('10:00', '22:00'), at('2026-11-27T21:55'), 10);
    expect(end).toEqual(at('2026-11-28T10:05'));
  });

  test('counts across midnight', () => {
    const end = afterOpenMinutes(daily('18:00', '02:00'), at('2026-11-27T23:55'), 10);
    expect(end).toEqual(at('2026-11-28T00:05'));
  });

  test('returns null for a branch without opening hours', () => {
    expect(afterOpenMinutes({ zone, ranges: [] }, at('2026-11-27T12:00'), 10)).toBeNull();
  });

  test('equals a count minute by minute', () => {
    const time = fc
      .integer({ min: 0, max: 23 })
      .map((hour) => `${String(hour).padStart(2, '0')}:00`);
    const range: fc.Arbitrary<OpeningRange> = fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      open: time,
      close: time,
    });
    fc.assert(
      fc.property(
        fc.array(range, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 7 * 24 * 60 }),
        fc.integer({ min: 1, max: 60 }),
        (ranges, offset, minutes) => {
          const hours = { zone, ranges };
          const from = at('2026-11-23T00:00').add({ minutes: offset });
          // All periods begin and end on the hour.
          const openHours = new Map<number, boolean>();
          const isOpenAt = (minute: Temporal.Instant) => {
            const hour = Math.floor(minute.epochMilliseconds / 3_600_000);
            const known = openHours.get(hour) ?? isOpen(hours, minute);
            openHours.set(hour, known);
            return known;
          };
          let counted = 0;
          let now = from;
          while (counted < minutes) {
            if (isOpenAt(now)) counted += 1;
            now = now.add({ minutes: 1 });
          }
          expect(afterOpenMinutes(hours, from, minutes)?.toString()).toBe(now.toString());
        },
      ),
      { numRuns: 25 },
    );
  });
});
