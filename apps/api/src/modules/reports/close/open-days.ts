import { type BusinessDayRule, businessDayBounds, businessDayOf } from '@claypot/domain/time';
import type { Queryable } from '../../../platform/db/db.ts';
import type { BranchKey } from '../sales/period.ts';
import { findFirstFact } from '../sales/sources.ts';

/** Older days are part of the first close that is still to be made. */
const MOST_DAYS = 31;

/** The newest close of a branch. */
export interface LastClose {
  readonly number: number;
  readonly businessDay: Temporal.PlainDate;
  readonly to: Temporal.Instant;
}

/** A business day that is not closed. */
export interface OpenDay {
  readonly day: Temporal.PlainDate;
  /** End of the business day. */
  readonly to: Temporal.Instant;
  readonly isOver: boolean;
  /** False if a later day has sales or refunds already, so that the cash cannot be told apart. */
  readonly mustCount: boolean;
}

interface Clock {
  readonly rule: BusinessDayRule;
  readonly now: Temporal.Instant;
}

/**
 * Returns the days of a branch that are not closed, oldest first: those with sales or refunds, and
 * today. Empty if today is closed.
 */
export async function findOpenDays(
  db: Queryable,
  branch: BranchKey,
  last: LastClose | null,
  clock: Clock,
): Promise<OpenDay[]> {
  const { rule, now } = clock;
  const today = businessDayOf(rule, now);
  if (last !== null && !isBefore(last.businessDay, today)) return [];
  const withFacts = await findDaysWithFacts(db, branch, last, clock);
  const newest = withFacts.at(-1);
  const days = newest?.equals(today) ? withFacts : [...withFacts, today];
  return days.map((day) => {
    const { to } = businessDayBounds(rule, day);
    const isOver = Temporal.Instant.compare(to, now) <= 0;
    const isLaterWithFacts = newest !== undefined && isBefore(day, newest);
    return { day, to, isOver, mustCount: !(isOver && isLaterWithFacts) };
  });
}

/**
 * Returns the days up to today that have sales or refunds. Sales after the close of their day
 * belong to the day after it, and those of long ago to the oldest day that is listed.
 */
async function findDaysWithFacts(
  db: Queryable,
  branch: BranchKey,
  last: LastClose | null,
  { rule, now }: Clock,
): Promise<Temporal.PlainDate[]> {
  const today = businessDayOf(rule, now);
  const days: Temporal.PlainDate[] = [];
  let since = last?.to ?? null;
  let least = laterOf(today.subtract({ days: MOST_DAYS }), last?.businessDay.add({ days: 1 }));
  while (!isBefore(today, least)) {
    const first = await findFirstFact(db, branch, since);
    if (first === null) break;
    const day = laterOf(businessDayOf(rule, first), least);
    if (isBefore(today, day)) break;
    days.push(day);
    since = businessDayBounds(rule, day).to;
    least = day.add({ days: 1 });
  }
  return days;
}

function isBefore(a: Temporal.PlainDate, b: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(a, b) < 0;
}

function laterOf(a: Temporal.PlainDate, b: Temporal.PlainDate | undefined): Temporal.PlainDate {
  return b !== undefined && isBefore(a, b) ? b : a;
}
