import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOpen, lastOrder, type OpeningHours, takesOrders } from './index.ts';
import { at, daily, hours, wall } from './testing/hours.ts';

const MINUTES = 35;

// 2026-11-21 is a Saturday.
const usual = daily('10:00', '23:30');
const sleepless = daily('00:00', '00:00');
const lunch = daily('11:00', '15:00');
const lateNight = hours('6 18:00-02:00');
const untilMidnight = daily('10:00', '24:00');

describe('takesOrders', () => {
  test.each([
    ['2026-11-21 09:59:59', 'none'],
    ['2026-11-21 10:00:00', 'now'],
    ['2026-11-21 22:54:59', 'now'],
    ['2026-11-21 22:55:00', 'later'],
    ['2026-11-21 23:29:59', 'later'],
    ['2026-11-21 23:30:00', 'none'],
  ])('at %s, closing at 23:30, is %s', (now, taken) => {
    expect(takesOrders(usual, at(now), MINUTES)).toBe(taken);
  });

  test.each([
    ['2026-11-21 23:24:59', 'now'],
    ['2026-11-21 23:25:00', 'later'],
    ['2026-11-22 00:00:00', 'none'],
  ])('at %s, closing at midnight, is %s', (now, taken) => {
    expect(takesOrders(untilMidnight, at(now), MINUTES)).toBe(taken);
  });

  test.each([
    ['2026-11-21 23:59:59', 'now'],
    ['2026-11-22 00:00:00', 'now'],
    ['2026-11-22 01:24:59', 'now'],
    ['2026-11-22 01:25:00', 'later'],
    ['2026-11-22 02:00:00', 'none'],
  ])('at %s, closing at 02:00, is %s', (now, taken) => {
    expect(takesOrders(lateNight, at(now), MINUTES)).toBe(taken);
  });

  test.each(['2026-11-21 23:24', '2026-11-21 23:59', '2026-11-22 00:00', '2026-11-22 00:30'])(
    'at %s, open around the clock, is now',
    (now) => {
      expect(takesOrders(sleepless, at(now), MINUTES)).toBe('now');
      expect(lastOrder(sleepless, at(now), MINUTES)).toBeNull();
    },
  );

  test('is later for an opening shorter than the preparation time', () => {
    expect(takesOrders(hours('6 10:00-10:35'), at('2026-11-21 10:00'), MINUTES)).toBe('later');
    expect(takesOrders(hours('6 10:00-10:36'), at('2026-11-21 10:00'), MINUTES)).toBe('now');
  });

  test('lastOrder is before each closing of the day', () => {
    const branch = {
      ...lunch,
      ranges: [...lunch.ranges, ...daily('17:00', '22:00').ranges],
    };
    expect(wall(lastOrder(branch, at('2026-11-21 12:00'), MINUTES))).toBe('2026-11-21 14:25');
    expect(wall(lastOrder(branch, at('2026-11-21 18:00'), MINUTES))).toBe('2026-11-21 21:25');
    expect(lastOrder(branch, at('2026-11-21 16:00'), MINUTES)).toBeNull();
  });

  test('is now exactly when an order would be ready while the branch is open', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const range = fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      open: minute.map(hhmm),
      close: minute.map(hhmm),
    });
    const needed = fc.integer({ min: 1, max: 240 });
    fc.assert(
      fc.property(fc.array(range, { maxLength: 5 }), minute, needed, (ranges, clock, minutes) => {
        const branch: OpeningHours = { zone: 'Asia/Kuala_Lumpur', ranges };
        const now = at('2026-11-21 00:00').add({ minutes: clock });
        const taken = takesOrders(branch, now, minutes);
        expect(taken === 'none').toBe(!isOpen(branch, now));
        const wait = Array.from({ length: minutes + 1 }, (_, after) => after);
        const staysOpen = wait.every((after) => isOpen(branch, now.add({ minutes: after })));
        expect(taken === 'now').toBe(staysOpen);
      }),
      { numRuns: 100 },
    );
  });
});

function hhmm(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
