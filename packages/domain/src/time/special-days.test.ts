import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  currentOpening,
  isOfferedSlot,
  isOpen,
  lastOrder,
  nextOpening,
  type OpeningHours,
  type OpeningPeriod,
  offeredSlots,
  openingsDuring,
  openingsOn,
  type SpecialDay,
} from './index.ts';
import { at, daily, hours, wall } from './testing/hours.ts';

// 2026-12-25 is a Friday.
const closedOnChristmas = (week: OpeningHours): OpeningHours => ({
  ...week,
  specialDays: [{ date: '2026-12-25', periods: [] }],
});

describe('a single day', () => {
  test('is closed although its weekday is open', () => {
    const christmas = closedOnChristmas(daily('10:00', '22:00'));
    expect(isOpen(christmas, at('2026-12-24 21:59'))).toBe(true);
    expect(isOpen(christmas, at('2026-12-25 12:00'))).toBe(false);
    expect(isOpen(christmas, at('2026-12-26 10:00'))).toBe(true);
    expect(wall(nextOpening(christmas, at('2026-12-24 22:00')))).toBe('2026-12-26 10:00');
  });

  test('has other hours than its weekday', () => {
    const eve: OpeningHours = {
      ...daily('10:00', '22:00'),
      specialDays: [{ date: '2026-12-24', periods: [{ open: '08:00', close: '14:00' }] }],
    };
    expect(isOpen(eve, at('2026-12-24 08:00'))).toBe(true);
    expect(isOpen(eve, at('2026-12-24 14:00'))).toBe(false);
    expect(wall(lastOrder(eve, at('2026-12-24 13:00'), 35))).toBe('2026-12-24 13:25');
  });

  test('opens a weekday that is closed otherwise', () => {
    const sunday: OpeningHours = {
      ...hours('1 10:00-22:00'),
      specialDays: [{ date: '2026-12-27', periods: [{ open: '10:00', close: '12:00' }] }],
    };
    expect(wall(nextOpening(sunday, at('2026-12-22 09:00')))).toBe('2026-12-27 10:00');
  });

  test('does not end the evening before it', () => {
    const late = closedOnChristmas(daily('18:00', '02:00'));
    expect(isOpen(late, at('2026-12-25 01:59'))).toBe(true);
    expect(isOpen(late, at('2026-12-25 02:00'))).toBe(false);
    expect(isOpen(late, at('2026-12-25 23:00'))).toBe(false);
    expect(isOpen(late, at('2026-12-26 01:00'))).toBe(false);
    expect(isOpen(late, at('2026-12-26 18:00'))).toBe(true);
  });

  test('ends an opening that never closes otherwise', () => {
    const always = closedOnChristmas(daily('00:00', '24:00'));
    expect(wall(currentOpening(always, at('2026-12-24 12:00'))?.closes ?? null)).toBe(
      '2026-12-25 00:00',
    );
    expect(wall(nextOpening(always, at('2026-12-24 12:00')))).toBe('2026-12-26 00:00');
  });

  test('is found months ahead', () => {
    const always = closedOnChristmas(daily('00:00', '24:00'));
    expect(wall(nextOpening(always, at('2026-08-01 12:00')))).toBe('2026-12-26 00:00');
  });

  test('in a row closes for longer than a week', () => {
    const dates = Array.from({ length: 12 }, (_, day) =>
      Temporal.PlainDate.from('2026-12-20').add({ days: day }).toString(),
    );
    const holidays: OpeningHours = {
      ...daily('10:00', '22:00'),
      specialDays: dates.map((date) => ({ date, periods: [] })),
    };
    expect(wall(nextOpening(holidays, at('2026-12-19 22:00')))).toBe('2027-01-01 10:00');
  });

  test('offers no slots when it is closed', () => {
    const christmas = closedOnChristmas(daily('10:00', '22:00'));
    const day = offeredSlots(christmas, at('2026-12-24 09:00'), 35)[1];
    expect([day?.date.toString(), day?.slots]).toEqual(['2026-12-25', []]);
    const isOffered = (slot: string) =>
      isOfferedSlot(christmas, at('2026-12-24 09:00'), at(slot), 35);
    expect(isOffered('2026-12-25 12:00')).toBe(false);
    expect(isOffered('2026-12-26 12:00')).toBe(true);
  });
});

/**
 * Zones with a change of the clocks within two days of the date: Berlin and New York go back and
 * forward by an hour, Lord Howe by half an hour.
 */
const PLACES = [
  ['Asia/Kuala_Lumpur', '2026-12-25'],
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
] as const;

const quarter = fc.integer({ min: 0, max: 95 }).map((index) =>
  new Temporal.PlainTime()
    .add({ minutes: index * 15 })
    .toString()
    .slice(0, 5),
);
const period: fc.Arbitrary<OpeningPeriod> = fc.record({
  open: quarter,
  close: fc.oneof(quarter, fc.constant('24:00')),
});

/** Hours with single days around the date. */
const hoursAround = (zone: string, date: string): fc.Arbitrary<OpeningHours> => {
  const first = Temporal.PlainDate.from(date);
  const day: fc.Arbitrary<SpecialDay> = fc.record({
    date: fc.integer({ min: -3, max: 3 }).map((days) => first.add({ days }).toString()),
    periods: fc.array(period, { maxLength: 3 }),
  });
  return fc.record({
    zone: fc.constant(zone),
    ranges: fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 7 }), period)
        .map(([weekday, times]) => ({ weekday, ...times })),
      { maxLength: 8 },
    ),
    specialDays: fc.uniqueArray(day, { selector: ({ date: key }) => key, maxLength: 4 }),
  });
};

/** Returns whether a branch is open in the minute that begins at an instant. */
type IsOpenByMinute = (minute: Temporal.Instant) => boolean;

/** Days before and after the date that the oracle covers. */
const DAYS_BEFORE = 4;
const DAYS_AFTER = 21;

/**
 * Oracle: a minute is open if a period of any date covers it. Compares instants of wall-clock times,
 * one period at a time, and merges nothing. Converts the wall-clock times once for all minutes.
 */
function openByMinute({ zone, ranges, specialDays }: OpeningHours, date: string): IsOpenByMinute {
  const dates = Array.from({ length: DAYS_BEFORE + 1 + DAYS_AFTER }, (_, index) =>
    Temporal.PlainDate.from(date).add({ days: index - DAYS_BEFORE }),
  );
  const instants = dates.flatMap((day) => {
    const special = (specialDays ?? []).filter((other) => day.equals(other.date));
    const periods =
      special.length > 0
        ? special.flatMap((other) => other.periods)
        : ranges.filter(({ weekday }) => weekday === day.dayOfWeek);
    return periods.map(({ open, close }) => {
      const [hour = 0, rest = 0] = close.split(':').map(Number);
      const ends = day.add({ days: close <= open || hour === 24 ? 1 : 0 });
      const start = day.toZonedDateTime({ timeZone: zone, plainTime: open });
      const end = ends.toZonedDateTime({
        timeZone: zone,
        plainTime: new Temporal.PlainTime(hour % 24, rest),
      });
      return { start: start.epochMilliseconds, end: end.epochMilliseconds };
    });
  });
  const covered = Temporal.PlainDate.from(date).add({ days: DAYS_AFTER });
  const last = covered.toZonedDateTime(zone).epochMilliseconds;
  return ({ epochMilliseconds }) => {
    if (epochMilliseconds > last) throw new Error('The oracle does not cover this minute');
    return instants.some(({ start, end }) => start <= epochMilliseconds && epochMilliseconds < end);
  };
}

describe.each(PLACES)('hours with single days in %s around %s', (zone, date) => {
  const start = Temporal.PlainDate.from(date).subtract({ days: 2 }).toZonedDateTime(zone);
  const minutes = fc.integer({ min: 0, max: 5 * 24 * 12 }).map((fives) => fives * 5);
  const check = (property: (opening: OpeningHours, now: Temporal.Instant) => void) =>
    fc.assert(
      fc.property(
        hoursAround(zone, date),
        minutes,
        (opening, offset) => void property(opening, start.toInstant().add({ minutes: offset })),
      ),
      { seed: 35, numRuns: 60 },
    );

  test('isOpen equals the check of each period', () => {
    check((opening, now) => expect(isOpen(opening, now)).toBe(openByMinute(opening, date)(now)));
  });

  test('currentOpening ends at the first closed minute', () => {
    check((opening, now) => {
      const isOpenByMinute = openByMinute(opening, date);
      const present = currentOpening(opening, now);
      if (present === null) return;
      expect(isOpenByMinute(present.closes.subtract({ minutes: 1 }))).toBe(true);
      const isLong = now.until(present.closes).total('hours') > 20;
      // An opening beyond the days that it searches may go on.
      if (!isLong) expect(isOpenByMinute(present.closes)).toBe(false);
    });
  });

  test('nextOpening is the first minute that opens after a closed one', () => {
    check((opening, now) => {
      const isOpenByMinute = openByMinute(opening, date);
      const next = nextOpening(opening, now);
      // Closing times and clock changes are on quarters and half hours.
      const steps = Array.from({ length: 9 * 24 * 4 }, (_, index) =>
        now.round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'ceil' }).add({
          minutes: index * 15,
        }),
      );
      const expected = steps.find(
        (minute) =>
          Temporal.Instant.compare(now, minute) < 0 &&
          isOpenByMinute(minute) &&
          !isOpenByMinute(minute.subtract({ minutes: 1 })),
      );
      if (expected !== undefined) expect(next?.toString()).toBe(expected.toString());
      else if (next !== null) expect(now.until(next).total('hours')).toBeGreaterThan(8 * 24);
    });
  });

  test('a closed day begins no opening and leaves those of other days', () => {
    check((opening) => {
      const closed: OpeningHours = {
        ...opening,
        specialDays: [
          ...(opening.specialDays ?? []).filter((day) => day.date !== date),
          { date, periods: [] },
        ],
      };
      const day = Temporal.PlainDate.from(date);
      expect(openingsOn(closed, day)).toEqual([]);
      for (const days of [-2, -1, 1, 2]) {
        const other = day.add({ days });
        expect(openingsOn(closed, other)).toEqual(openingsOn(opening, other));
      }
    });
  });

  test('openings are in order and do not touch', () => {
    check((opening) => {
      const openings = openingsDuring(opening, start.toPlainDate(), 6);
      openings.slice(1).forEach(({ opens }, index) => {
        const before = openings[index]?.closes ?? opens;
        expect(Temporal.Instant.compare(before, opens)).toBe(-1);
      });
    });
  });

  test('slots are open when they begin', () => {
    check((opening, now) => {
      const isOpenByMinute = openByMinute(opening, date);
      for (const { slots } of offeredSlots(opening, now, 35)) {
        for (const slot of slots) expect(isOpenByMinute(slot)).toBe(true);
      }
    });
  });
});
