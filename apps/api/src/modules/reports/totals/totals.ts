import { type BusinessDayRule, businessDayOf } from '@claypot/domain/time';
import type { Db } from '../../../platform/db/db.ts';
import { boundsOfDays, type DayRange } from './branch-days.ts';
import { findFirstSales } from './first-sales.ts';
import { findMissingDays } from './missing-days.ts';
import { readTotals, type Totals } from './read-totals.ts';
import { storeTotals } from './store-totals.ts';

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
  const untilToday = ({ first, last }: DayRange) =>
    boundsOfDays(rule, {
      first,
      last: Temporal.PlainDate.compare(last, today) < 0 ? last : today,
    });
  const [days, daysBefore] = [untilToday(range), untilToday(before)];
  const scope = { companyId, zone: rule.zone };
  const missing = await findMissingDays(db, companyId, firstSales, [...daysBefore, ...days]);
  await storeTotals(db, scope, missing, now);
  return readTotals(db, scope, firstSales, { days, before: daysBefore });
}
