import { describe, expect, test } from 'vitest';
import { currentOpening, isOpen, nextOpening, openingsDuring } from './index.ts';
import { at, daily, hours, wall } from './testing/hours.ts';

// 2026-11-21 is a Saturday.
const lunchAndDinner = hours('6 11:00-15:00', '6 17:00-22:00');
const lateNight = hours('6 18:00-02:00');

describe('isOpen', () => {
  test.each([
    ['2026-11-21 10:59', false],
    ['2026-11-21 11:00', true],
    ['2026-11-21 14:59', true],
    ['2026-11-21 15:00', false],
    ['2026-11-21 16:59', false],
    ['2026-11-21 17:00', true],
    ['2026-11-21 22:00', false],
    ['2026-11-20 12:00', false],
  ])(
    'at %s is %s, open including the opening minute and excluding the closing one',
    (wallTime, open) => {
      expect(isOpen(lunchAndDinner, at(wallTime))).toBe(open);
    },
  );

  test.each([
    ['2026-11-21 17:59', false],
    ['2026-11-21 23:59', true],
    ['2026-11-22 00:00', true],
    ['2026-11-22 01:59', true],
    ['2026-11-22 02:00', false],
    ['2026-11-21 01:00', false],
  ])('at %s is %s with hours past midnight', (wallTime, open) => {
    expect(isOpen(lateNight, at(wallTime))).toBe(open);
  });

  test('uses the time zone of the branch, not of the device', () => {
    // Friday 20:00 in London is Saturday 04:00 at the branch; Saturday 03:30 UTC is 11:30 there.
    expect(isOpen(lunchAndDinner, Temporal.Instant.from('2026-11-20T20:00:00Z'))).toBe(false);
    expect(isOpen(lunchAndDinner, Temporal.Instant.from('2026-11-21T03:30:00Z'))).toBe(true);
    const inLondon = { ...lunchAndDinner, zone: 'Europe/London' };
    expect(isOpen(inLondon, Temporal.Instant.from('2026-11-21T03:30:00Z'))).toBe(false);
  });

  test.each([
    ['00:00', '00:00'],
    ['00:00', '24:00'],
    ['09:00', '09:00'],
  ])('%s to %s every day never closes', (open, close) => {
    const always = daily(open, close);
    expect(isOpen(always, at('2026-11-21 00:00'))).toBe(true);
    expect(isOpen(always, at('2026-11-21 23:59'))).toBe(true);
    expect(isOpen(always, at('2026-11-22 09:00'))).toBe(true);
    expect(nextOpening(always, at('2026-11-22 09:00'))).toBeNull();
  });

  test('is never open without hours', () => {
    expect(isOpen(hours(), at('2026-11-21 12:00'))).toBe(false);
    expect(nextOpening(hours(), at('2026-11-21 12:00'))).toBeNull();
  });
});

describe('currentOpening', () => {
  test('merges adjacent and overlapping ranges', () => {
    const meeting = hours('6 11:00-15:00', '6 15:00-22:00', '6 21:00-23:00', '6 11:30-12:00');
    const opening = currentOpening(meeting, at('2026-11-21 12:00'));
    expect([wall(opening?.opens ?? null), wall(opening?.closes ?? null)]).toEqual([
      '2026-11-21 11:00',
      '2026-11-21 23:00',
    ]);
    expect(currentOpening(meeting, at('2026-11-21 23:00'))).toBeNull();
  });

  test('openingsDuring includes an opening of the previous day that ends on the first', () => {
    const touching = openingsDuring(
      hours('5 18:00-02:00', '6 18:00-02:00'),
      Temporal.PlainDate.from('2026-11-21'),
      1,
    );
    expect(touching.map(({ closes }) => wall(closes))).toEqual([
      '2026-11-21 02:00',
      '2026-11-22 02:00',
    ]);
  });
});

describe('nextOpening', () => {
  test.each([
    ['2026-11-21 09:00', '2026-11-21 11:00'],
    ['2026-11-21 12:00', '2026-11-21 17:00'],
    ['2026-11-21 18:00', '2026-11-28 11:00'],
    ['2026-11-21 15:00', '2026-11-21 17:00'],
    ['2026-11-21 22:00', '2026-11-28 11:00'],
    ['2026-11-22 00:00', '2026-11-28 11:00'],
  ])('after %s is %s', (now, next) => {
    expect(wall(nextOpening(lunchAndDinner, at(now)))).toBe(next);
  });

  test('is a week later when the only opening has just ended', () => {
    expect(wall(nextOpening(hours('6 00:00-00:30'), at('2026-11-21 00:30')))).toBe(
      '2026-11-28 00:00',
    );
  });
});
