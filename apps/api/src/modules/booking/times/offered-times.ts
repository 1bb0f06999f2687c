import { branchDate, type Opening, type OpeningHours, openingsDuring } from '@claypot/domain/time';
import { createWallClock, type WallTime } from './wall-clock.ts';

/** What decides when a branch receives parties. */
export interface VisitRules {
  readonly hours: OpeningHours;
  /** How long a party has its table, in minutes: whole quarters of an hour. */
  readonly turnMinutes: number;
  /** How long before it comes a party has to say so, in minutes. */
  readonly noticeMinutes: number;
}

/** A stay, which begins and ends on quarters of an hour, in epoch milliseconds. */
export interface Stay {
  readonly start: number;
  readonly end: number;
}

/** A time that can be booked, as people say it and as it is. */
export interface OfferedTime extends WallTime, Stay {}

/** From one offered time to the next, counted from opening. */
const STEP_MINUTES = 30;
/** How many days ahead a table can be booked: days by the calendar, whatever time it is. */
const DAYS_AHEAD = 30;
/** Seats are counted by it, so every stay begins and ends with one. */
export const QUARTER_MILLISECONDS = 900_000;

/**
 * The times that parties are received at from now on, earliest first: every half hour from opening,
 * as long as the stay ends before the branch closes and the notice is kept. A night that runs past
 * midnight has its late times on the next date. When the clocks go back, an hour that comes twice is
 * offered once, as nobody could say which of the two is meant.
 */
export function offeredTimes(rules: VisitRules, now: Temporal.Instant): OfferedTime[] {
  const { hours, turnMinutes, noticeMinutes } = rules;
  const today = branchDate(hours, now);
  const last = today.add({ days: DAYS_AHEAD }).toString();
  const earliest = now.add({ minutes: noticeMinutes }).epochMilliseconds;
  // A stay may run into the day after the last one.
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

/** Epoch milliseconds: an opening that begins between two quarters receives parties from the next. */
function startsIn({ opens, closes }: Opening, turnMinutes: number): number[] {
  const step = STEP_MINUTES * 60_000;
  const first = Math.ceil(opens.epochMilliseconds / QUARTER_MILLISECONDS) * QUARTER_MILLISECONDS;
  const last = closes.epochMilliseconds - turnMinutes * 60_000;
  const count = Math.max(0, Math.floor((last - first) / step) + 1);
  return Array.from({ length: count }, (_, index) => first + index * step);
}
