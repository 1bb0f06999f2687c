import type { Branch } from '@claypot/sdk';
import { byPartOfDay, type PartOfDay } from '../../time/part-of-day.ts';
import { instantOf, isSameSlot, type VisitSlot } from './visit-slot.ts';

export interface BookableTime {
  /** `HH:MM` on the wall of the branch. */
  readonly time: string;
  /** No table for the party is left. */
  readonly full: boolean;
}

export interface BookableDay {
  /** A day at the branch. */
  readonly date: Temporal.PlainDate;
  /** Those that are offered and have not passed, the earliest first. */
  readonly times: readonly BookableTime[];
  /** None of them has a table for the party. */
  readonly full: boolean;
}

/**
 * Why a table cannot be had at a time: it has `passed`, it has become `full`, or it is not offered
 * (any more), as when the branch closes earlier that day (`gone`).
 */
export type VisitProblem = 'passed' | 'full' | 'gone';

/** The most times that are named in place of one that cannot be had. */
const MOST_NEAREST = 3;

/**
 * The days on which a branch can be visited, as they are `now`, in its zone. What was loaded
 * yesterday offers nothing that has passed; a day of which nothing is left is left out.
 */
export function bookableDays(
  { date_dropdown_list: listed = [] }: Pick<Branch, 'date_dropdown_list'>,
  now: Temporal.ZonedDateTime,
): BookableDay[] {
  return listed
    .map((day) => {
      const date = Temporal.PlainDate.from(day.date);
      const times = [
        ...day.time_list.map((time) => ({ time, full: false })),
        ...day.full_time_list.map((time) => ({ time, full: true })),
      ]
        .filter(({ time }) => isAhead({ date, time }, now))
        .sort((a, b) => (a.time < b.time ? -1 : 1));
      return { date, times, full: times.every(({ full }) => full) };
    })
    .filter(({ times }) => times.length > 0);
}

/** A day's times by the parts of the day; a part without any is left out. */
export function timesByPart(
  times: readonly BookableTime[],
): { part: PartOfDay; times: BookableTime[] }[] {
  const hourOf = ({ time }: BookableTime) => Temporal.PlainTime.from(time).hour;
  return byPartOfDay(times, hourOf).map(({ items, part }) => ({ part, times: items }));
}

/** The first day with a table for the party; where there is none, the first day. */
export function firstDay(days: readonly BookableDay[]): Temporal.PlainDate | null {
  return (days.find(({ full }) => !full) ?? days[0])?.date ?? null;
}

/** Whether a table for the party is left at the time. */
export function isFree(days: readonly BookableDay[], wanted: VisitSlot): boolean {
  return freeSlots(days).some((slot) => isSameSlot(slot, wanted));
}

/** Why no table can be had at the time, as far as these days tell; null where one can. */
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

/** The free times nearest to the one wanted, at most three, the earliest first. */
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
    .slice(0, MOST_NEAREST)
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
