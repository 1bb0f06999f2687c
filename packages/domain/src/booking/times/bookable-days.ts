import type { Branch } from '@claypot/sdk';
import { byPartOfDay, type PartOfDay } from '../../time/part-of-day.ts';
import { instantOf, isSameSlot, type VisitSlot } from './visit-slot.ts';

export interface BookableTime {
  /** `HH:MM` in the branch's local time. */
  readonly time: string;
  /** True if no table for the party is left. */
  readonly full: boolean;
}

export interface BookableDay {
  /** Date in the branch's time zone. */
  readonly date: Temporal.PlainDate;
  /** Offered times that have not passed, earliest first. */
  readonly times: readonly BookableTime[];
  /** True if no time has a table for the party. */
  readonly full: boolean;
}

/**
 * Reason why a time is unavailable. `gone`: the branch does not offer it (any more), for example
 * because it closes earlier that day.
 */
export type VisitProblem = 'passed' | 'full' | 'gone';

const MAX_NEAREST_TIMES = 3;

/**
 * Returns the bookable days at `now`, in its zone. The data may be a day old, so passed times and
 * days without times are omitted.
 */
export function bookableDays(
  { date_dropdown_list: listed = [] }: Pick<Branch, 'date_dropdown_list'>,
  now: Temporal.ZonedDateTime,
): BookableDay[] {
  const today = now.toPlainDate();
  return listed
    .map((day) => {
      const date = Temporal.PlainDate.from(day.date);
      const offered = [
        ...day.time_list.map((time) => ({ time, full: false })),
        ...day.full_time_list.map((time) => ({ time, full: true })),
      ];
      // A branch offers over a thousand times, and the comparison of each takes 0.1 ms on a phone.
      const isLater = Temporal.PlainDate.compare(date, today) > 0;
      const times = (
        isLater ? offered : offered.filter(({ time }) => isAhead({ date, time }, now))
      ).sort((a, b) => (a.time < b.time ? -1 : 1));
      return { date, times, full: times.every(({ full }) => full) };
    })
    .filter(({ times }) => times.length > 0);
}

/** Groups a day's times by part of day. Parts without times are omitted. */
export function timesByPart(
  times: readonly BookableTime[],
): { part: PartOfDay; times: BookableTime[] }[] {
  const hourOf = ({ time }: BookableTime) => Temporal.PlainTime.from(time).hour;
  return byPartOfDay(times, hourOf).map(({ items, part }) => ({ part, times: items }));
}

/**
 * Returns the first day with a table for the party, else the first day; null if there are no days.
 */
export function firstDay(days: readonly BookableDay[]): Temporal.PlainDate | null {
  return (days.find(({ full }) => !full) ?? days[0])?.date ?? null;
}

/** Returns true if a table for the party is left at that time. */
export function isFree(days: readonly BookableDay[], wanted: VisitSlot): boolean {
  return freeSlots(days).some((slot) => isSameSlot(slot, wanted));
}

/** Returns why the time is unavailable according to `days`; null if it is free. */
export function visitProblem(
  days: readonly BookableDay[],
  wanted: VisitSlot,
  now: Temporal.ZonedDateTime,
): VisitProblem | null {
  if (isFree(days, wanted)) return null;
  if (!isAhead(wanted, now)) return 'passed';
  const day = days.find(({ date }) => date.equals(wanted.date));
  return day?.times.some(({ time }) => time === wanted.time) ? 'full' : 'gone';
}

/** Returns the free times nearest to the wanted one, at most three, earliest first. */
export function nearestFree(
  days: readonly BookableDay[],
  wanted: VisitSlot,
  timeZone: string,
): VisitSlot[] {
  const epoch = (slot: VisitSlot) => instantOf(slot, timeZone).epochMilliseconds;
  const aim = epoch(wanted);
  return freeSlots(days)
    .map((slot) => ({ slot, at: epoch(slot) }))
    .sort((a, b) => Math.abs(a.at - aim) - Math.abs(b.at - aim) || a.at - b.at)
    .slice(0, MAX_NEAREST_TIMES)
    .sort((a, b) => a.at - b.at)
    .map(({ slot }) => slot);
}

function freeSlots(days: readonly BookableDay[]): VisitSlot[] {
  return days.flatMap(({ date, times }) =>
    times.filter(({ full }) => !full).map(({ time }) => ({ date, time })),
  );
}

function isAhead(slot: VisitSlot, now: Temporal.ZonedDateTime): boolean {
  return Temporal.Instant.compare(instantOf(slot, now.timeZoneId), now.toInstant()) > 0;
}
