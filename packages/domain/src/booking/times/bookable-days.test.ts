import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aBookableBranch } from '../testing/booking-desk.ts';
import {
  type BookableDay,
  bookableDays,
  firstDay,
  isFree,
  nearestFree,
  timesByPart,
  visitProblem,
} from './bookable-days.ts';
import { instantOf, type VisitSlot } from './visit-slot.ts';

const KUALA_LUMPUR = 'Asia/Kuala_Lumpur';

const at = (wall: string, timeZone = KUALA_LUMPUR) =>
  Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone);
const slot = (date: string, time: string): VisitSlot => ({
  date: Temporal.PlainDate.from(date),
  time,
});
const named = ({ date, time }: VisitSlot) => `${date} ${time}`;
const offeredTimes = (days: readonly BookableDay[]) =>
  days.map(({ date, full, times }) => [
    date.toString(),
    full,
    times.map((each) => `${each.time}${each.full ? ' full' : ''}`),
  ]);

const listed = (days: Record<string, { free?: string[]; full?: string[] }>) => ({
  date_dropdown_list: Object.entries(days).map(([date, { free = [], full = [] }]) => ({
    date,
    time_list: free,
    full_time_list: full,
  })),
});

describe('bookableDays', () => {
  it('merges free and full times in order', () => {
    expect(offeredTimes(bookableDays(aBookableBranch(), at('2026-11-21T12:00')))).toEqual([
      ['2026-11-21', false, ['13:00', '13:30 full', '19:00']],
      ['2026-11-22', false, ['18:30', '19:00', '20:00 full']],
    ]);
  });

  it('omits times up to and including now', () => {
    const left = (wall: string) =>
      offeredTimes(bookableDays(aBookableBranch(), at(wall))).map(([, , times]) => times);
    expect(left('2026-11-21T12:59')[0]).toEqual(['13:00', '13:30 full', '19:00']);
    expect(left('2026-11-21T13:00')[0]).toEqual(['13:30 full', '19:00']);
    expect(left('2026-11-21T19:00')).toEqual([['18:30', '19:00', '20:00 full']]);
  });

  it('begins with the current day when the data is from yesterday', () => {
    const days = bookableDays(aBookableBranch(), at('2026-11-22T08:00'));
    expect(offeredTimes(days).map(([date]) => date)).toEqual(['2026-11-22']);
    expect(bookableDays(aBookableBranch(), at('2026-11-23T08:00'))).toEqual([]);
  });

  it('uses the time zone of the company, not of the device', () => {
    // 08:30 in Kuala Lumpur is 21:00 of the day before in St John's.
    const branch = listed({ '2026-11-21': { free: ['08:00', '09:00'] } });
    const instant = at('2026-11-21T08:30').toInstant();
    expect(offeredTimes(bookableDays(branch, instant.toZonedDateTimeISO(KUALA_LUMPUR)))).toEqual([
      ['2026-11-21', false, ['09:00']],
    ]);
    const there = bookableDays(branch, instant.toZonedDateTimeISO('America/St_Johns'));
    expect(offeredTimes(there)).toEqual([['2026-11-21', false, ['08:00', '09:00']]]);
  });

  it('lists times after midnight under their own date', () => {
    const branch = listed({
      '2026-11-21': { free: ['23:30'] },
      '2026-11-22': { free: ['00:00', '00:30'] },
    });
    expect(offeredTimes(bookableDays(branch, at('2026-11-21T23:45')))).toEqual([
      ['2026-11-22', false, ['00:00', '00:30']],
    ]);
  });

  it('marks a day as full when no time is free', () => {
    const branch = listed({ '2026-11-21': { full: ['19:00'] }, '2026-11-22': { free: ['19:00'] } });
    const days = bookableDays(branch, at('2026-11-21T12:00'));
    expect(days.map(({ full }) => full)).toEqual([true, false]);
    expect(firstDay(days)?.toString()).toBe('2026-11-22');
    expect(firstDay(days.slice(0, 1))?.toString()).toBe('2026-11-21');
    expect(firstDay([])).toBeNull();
  });
});

describe('visitProblem and nearestFree', () => {
  const days = bookableDays(aBookableBranch(), at('2026-11-21T12:00'));
  const now = at('2026-11-21T12:00');

  test.each([
    ['2026-11-21', '13:00', null],
    ['2026-11-21', '13:30', 'full'],
    ['2026-11-21', '11:00', 'passed'],
    ['2026-11-22', '21:00', 'gone'],
    ['2026-11-23', '19:00', 'gone'],
  ])('returns for %s %s the problem %s', (date, time, problem) => {
    expect(visitProblem(days, slot(date, time), now)).toBe(problem);
  });

  it('returns gone when the branch closes earlier and no longer offers the time', () => {
    const shorter = listed({ '2026-11-22': { free: ['18:30'] } });
    expect(visitProblem(bookableDays(shorter, now), slot('2026-11-22', '19:00'), now)).toBe('gone');
  });

  it('returns the nearest free times, before or after the wanted one', () => {
    const nearest = nearestFree(days, slot('2026-11-21', '13:30'), KUALA_LUMPUR).map(named);
    expect(nearest).toEqual(['2026-11-21 13:00', '2026-11-21 19:00', '2026-11-22 18:30']);
  });
});

const ZONES = [KUALA_LUMPUR, 'America/St_Johns', 'Pacific/Auckland'];
/** Days around the daylight saving changes of the two zones that have them. */
const someDate = fc
  .constantFrom('2026-03-07', '2026-04-03', '2026-09-25', '2026-10-30', '2026-11-21')
  .chain((first) => fc.nat(4).map((days) => Temporal.PlainDate.from(first).add({ days })));
const someTime = fc
  .nat(47)
  .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`);
const someBranch = fc
  .uniqueArray(
    fc.record({
      date: someDate,
      time_list: fc.uniqueArray(someTime),
      full: fc.uniqueArray(someTime),
    }),
    { selector: ({ date }) => date.toString(), maxLength: 5 },
  )
  .map((days) => ({
    date_dropdown_list: days
      .map(({ date, full, time_list }) => ({
        date: date.toString(),
        time_list,
        full_time_list: full.filter((time) => !time_list.includes(time)),
      }))
      .sort((a, b) => (a.date < b.date ? -1 : 1)),
  }));
const someNow = fc
  .tuple(someDate, someTime, fc.constantFrom(...ZONES))
  .map(([date, plainTime, timeZone]) => date.toZonedDateTime({ timeZone, plainTime }));

describe('properties for any branch', () => {
  it('groups each time into one part of its day, by its hour, in order', () => {
    const partAt = (time: string) => {
      if (time < '06:00') return 'earlyMorning';
      if (time < '12:00') return 'morning';
      if (time < '13:00') return 'midday';
      return time < '18:00' ? 'afternoon' : 'evening';
    };
    fc.assert(
      fc.property(someBranch, someNow, (branch, now) => {
        for (const { full, times } of bookableDays(branch, now)) {
          const parts = timesByPart(times);
          const named = parts.flatMap(({ part, times: own }) =>
            own.map(({ time }) => [part, time]),
          );
          expect(named).toEqual(times.map(({ time }) => [partAt(time), time]));
          expect(times).toEqual(times.toSorted((a, b) => (a.time < b.time ? -1 : 1)));
          expect(full).toBe(times.every((time) => time.full));
        }
      }),
    );
  });

  it('returns all future times and no others', () => {
    fc.assert(
      fc.property(someBranch, someNow, (branch, now) => {
        const isAhead = (each: VisitSlot) =>
          instantOf(each, now.timeZoneId).epochMilliseconds > now.epochMilliseconds;
        const offered = branch.date_dropdown_list.flatMap((day) =>
          [...day.time_list, ...day.full_time_list].map((time) => slot(day.date, time)),
        );
        const offeredTimes = bookableDays(branch, now).flatMap(({ date, times }) =>
          times.map(({ time }) => ({ date, time })),
        );
        expect(offeredTimes.map(named).sort()).toEqual(offered.filter(isAhead).map(named).sort());
      }),
    );
  });

  it('returns the nearest free times, in order, at most three', () => {
    fc.assert(
      fc.property(someBranch, someNow, someDate, someTime, (branch, now, date, time) => {
        const zone = now.timeZoneId;
        const days = bookableDays(branch, now);
        const wanted = { date, time };
        const nearest = nearestFree(days, wanted, zone);
        const away = (each: VisitSlot) =>
          Math.abs(
            instantOf(each, zone).epochMilliseconds - instantOf(wanted, zone).epochMilliseconds,
          );
        const free = days.flatMap((day) =>
          day.times
            .filter(({ full }) => !full)
            .map((each) => ({ date: day.date, time: each.time })),
        );
        expect(nearest).toHaveLength(Math.min(3, free.length));
        expect(nearest.every((each) => isFree(days, each))).toBe(true);
        const moments = nearest.map((each) => instantOf(each, zone).epochMilliseconds);
        expect(moments).toEqual([...moments].sort((a, b) => a - b));
        // Oracle: the three smallest distances.
        const distances = free.map(away).sort((a, b) => a - b);
        expect(nearest.map(away).sort((a, b) => a - b)).toEqual(distances.slice(0, 3));
      }),
    );
  });

  it('treats a time as free exactly when it has no problem', () => {
    fc.assert(
      fc.property(someBranch, someNow, someDate, someTime, (branch, now, date, time) => {
        const days = bookableDays(branch, now);
        expect(visitProblem(days, { date, time }, now) === null).toBe(isFree(days, { date, time }));
      }),
    );
  });
});
