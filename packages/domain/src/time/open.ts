import {
  branchDate,
  isBefore,
  isWithin,
  type Opening,
  type OpeningHours,
  openingsDuring,
} from './opening-hours.ts';

const WEEK = 7;
/** Days ahead in which single days are searched. */
const MOST_DAYS = 400;

/** Returns the opening that contains the instant; null while the branch is closed. */
export function currentOpening(hours: OpeningHours, at: Temporal.Instant): Opening | null {
  const near = openingsDuring(hours, branchDate(hours, at), 2);
  return near.find((opening) => isWithin(opening, at)) ?? null;
}

/**
 * Returns true if the branch is open. Includes the opening instant and excludes the closing one.
 */
export function isOpen(hours: OpeningHours, at: Temporal.Instant): boolean {
  return currentOpening(hours, at) !== null;
}

/**
 * Returns the next opening after `at`; for an open branch, the one after it closes. Null if it
 * never opens or never closes.
 */
export function nextOpening(hours: OpeningHours, at: Temporal.Instant): Temporal.Instant | null {
  const today = branchDate(hours, at);
  // One day more than a week, because the only weekly opening may have just ended.
  const near = firstAfter(at, openingsDuring(hours, today, WEEK + 1));
  const days = lastSpecialDay(hours, today);
  if (near !== null || days === 0) return near;
  // Closed for longer, or open without an end until a single day.
  return firstAfter(at, openingsDuring(hours, today, days + WEEK + 1));
}

function firstAfter(at: Temporal.Instant, openings: readonly Opening[]): Temporal.Instant | null {
  return openings.find((opening) => isBefore(at, opening.opens))?.opens ?? null;
}

/** Returns in how many days the last single day is, at most {@link MOST_DAYS}; 0 if none comes. */
function lastSpecialDay({ specialDays = [] }: OpeningHours, today: Temporal.PlainDate): number {
  const days = specialDays.map(({ date }) => today.until(Temporal.PlainDate.from(date)).days);
  return Math.min(MOST_DAYS, Math.max(0, ...days));
}
