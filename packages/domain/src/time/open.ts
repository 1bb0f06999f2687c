import {
  branchDate,
  isBefore,
  isWithin,
  type Opening,
  type OpeningHours,
  openingsDuring,
} from './opening-hours.ts';

const WEEK = 7;

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
  // One day more than a week, because the only weekly opening may have just ended.
  const coming = openingsDuring(hours, branchDate(hours, at), WEEK + 1);
  return coming.find((opening) => isBefore(at, opening.opens))?.opens ?? null;
}
