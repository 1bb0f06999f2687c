import {
  branchDate,
  isBefore,
  isWithin,
  type Opening,
  type OpeningHours,
  openingsDuring,
} from './opening-hours.ts';

const WEEK = 7;

/** The opening an instant lies in, or null while the branch is closed. */
export function currentOpening(hours: OpeningHours, at: Temporal.Instant): Opening | null {
  const near = openingsDuring(hours, branchDate(hours, at), 2);
  return near.find((opening) => isWithin(opening, at)) ?? null;
}

/** Whether the branch is open: it is at the moment it opens, and no longer at the one it closes. */
export function isOpen(hours: OpeningHours, at: Temporal.Instant): boolean {
  return currentOpening(hours, at) !== null;
}

/**
 * When a branch opens next: a closed one after now, an open one after it has closed. Null where it
 * opens on no day of the week, and where it never closes.
 */
export function nextOpening(hours: OpeningHours, at: Temporal.Instant): Temporal.Instant | null {
  // One day more than a week: the only opening of the week may be the one that has just ended.
  const coming = openingsDuring(hours, branchDate(hours, at), WEEK + 1);
  return coming.find((opening) => isBefore(at, opening.opens))?.opens ?? null;
}
