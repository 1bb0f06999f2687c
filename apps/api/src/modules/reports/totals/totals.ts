import { type BusinessDayRule, businessDayOf } from '@claypot/domain/time';
import type { Db } from '../../../platform/db/db.ts';
import { type BranchDay, type DayRange, daysOfBranch } from './branch-days.ts';
import { findFirstSales } from './first-sales.ts';
import { readTotals, type Totals } from './read-totals.ts';
import { storeTotals } from './store-totals.ts';
import { findStoredDays, isStored } from './stored-days.ts';

export interface TotalsOf {
  readonly companyId: string;
  readonly rule: BusinessDayRule;
  readonly branchIds: readonly string[];
}

interface Ranges {
  readonly range: DayRange;
  readonly before: DayRange;
}

/**
 * Returns the totals of branches, and stores those of days that are over. The job has stored most
 * of them before.
 */
export async function findTotals(
  db: Db,
  { companyId, rule, branchIds }: TotalsOf,
  { range, before }: Ranges,
  now: Temporal.Instant,
): Promise<Totals> {
  const firstSales = await findFirstSales(db, companyId, branchIds);
  const today = businessDayOf(rule, now);
  /** Days on which a branch can have sold anything. */
  const soldIn = ({ first, last }: DayRange): BranchDay[] =>
    [...firstSales].flatMap(([branchId, at]) =>
      daysOfBranch(rule, branchId, {
        first: later(first, businessDayOf(rule, at)),
        last: earlier(last, today),
      }),
    );
  const scope = { companyId, zone: rule.zone };
  const [days, daysBefore] = [soldIn(range), soldIn(before)];
  const all = [...days, ...daysBefore];
  const stored = await findStoredDays(db, companyId, all);
  const missing = all.filter((day) => !isStored(stored, day));
  await storeTotals(db, scope, missing, now);
  return readTotals(db, scope, days, daysBefore);
}

function later(a: Temporal.PlainDate, b: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(a, b) > 0 ? a : b;
}

function earlier(a: Temporal.PlainDate, b: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(a, b) < 0 ? a : b;
}
