import { branchDate, type Opening, type OpeningHours, openingsDuring } from '@claypot/domain/time';
import { createWallClock, type WallTime } from './wall-clock.ts';

/** Rules for the times that a branch offers. */
export interface VisitRules {
  readonly hours: OpeningHours;
  /** Duration of a stay in minutes; a multiple of 15. */
  readonly turnMinutes: number;
  /** Minimum time between reservation and arrival, in minutes. */
  readonly noticeMinutes: number;
}

/** A stay in epoch milliseconds. Begins and ends on quarters of an hour. */
export interface Stay {
  readonly start: number;
  readonly end: number;
}

/** A bookable time, as wall time and as an interval. */
export interface OfferedTime extends WallTime, Stay {}

/** Interval between offered times in minutes, counted from opening. */
const STEP_MINUTES = 30;
/** Maximum calendar days ahead for a reservation. */
const DAYS_AHEAD = 30;
/** Unit in which seats are counted; every stay begins and ends on a quarter. */
export const QUARTER_MILLISECONDS = 900_000;

/**
 * Returns the times that a branch offers from now on, earliest first: every half hour from opening,
 * if the stay ends by closing and the notice period is met. Times after midnight belong to the next
 * date. When the clocks go back, a repeated hour is offered once, because its wall time would be
 * ambiguous.
 */
export function offeredTimes(rules: VisitRules, now: Temporal.Instant): OfferedTime[] {
  const { hours, turnMinutes, noticeMinutes } = rules;
  const today = branchDate(hours, now);
  const last = today.add({ days: DAYS_AHEAD }).toString();
  const earliest = now.add({ minutes: noticeMinutes }).epochMilliseconds;
  // Include the day after the last one, because a stay may extend into it.
  const openings = openingsDuring(hours, today, DAYS_AHEAD + 2);
  const wallTime = createWallClock(hours.zone);
  const offered = openings
    .flatMap((opening) => startsIn(opening, turnMinutes))
    .filter((start) => start >= earliest)
    .map((start) => ({ ...wallTime(start), start, end: start + turnMinutes * 60_000 }))
    .filter(({ date }) => date <= last);
  return [...Map.groupBy(offered, ({ date, time }) => `${date} ${time}`).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/**
 * Returns start times in epoch milliseconds. An opening between two quarters starts at the next
 * quarter.
 */
function startsIn({ opens, closes }: Opening, turnMinutes: number): number[] {
  const step = STEP_MINUTES * 60_000;
  const first = Math.ceil(opens.epochMilliseconds / QUARTER_MILLISECONDS) * QUARTER_MILLISECONDS;
  const last = closes.epochMilliseconds - turnMinutes * 60_000;
  const count = Math.max(0, Math.floor((last - first) / step) + 1);
  return Array.from({ length: count }, (_, index) => first + index * step);
}
