import { type BusinessDayRule, businessDayOf } from '@claypot/domain/time';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { type BranchDay, boundsOfDays } from './branch-days.ts';
import { findFirstSales } from './first-sales.ts';
import { findMissingDays } from './missing-days.ts';
import { storeTotals } from './store-totals.ts';

/** Days of the longest report and of the range before it. */
const KEPT_DAYS = 732;
/** Days of a run, so that it ends soon. */
const MOST = 300;

interface CompanyRow {
  readonly id: string;
  readonly time_zone: string;
  readonly business_day_starts_at: Temporal.PlainTime;
  readonly branch_ids: string[];
}

/**
 * Stores the totals of the newest days that are over and have none, in all companies.
 * @returns true if more days are left.
 */
export async function storeMissingTotals(db: Db, now: Temporal.Instant): Promise<boolean> {
  const companies = await db.query<CompanyRow>(sql`
    select c.id, c.time_zone, c.business_day_starts_at,
      array(select id from branches b where b.company_id = c.id order by id) as branch_ids
    from companies c order by c.id`);
  let left = MOST;
  for (const { id, time_zone, business_day_starts_at, branch_ids } of companies) {
    const rule: BusinessDayRule = { zone: time_zone, startsAt: business_day_starts_at };
    const missing = await findMissing(db, id, rule, branch_ids, now);
    await storeTotals(db, { companyId: id, zone: time_zone }, missing.slice(0, left), now);
    left -= Math.min(left, missing.length);
    if (left === 0) return true;
  }
  return false;
}

/** Returns the days without totals since the first sale of each branch, newest first. */
async function findMissing(
  db: Db,
  companyId: string,
  rule: BusinessDayRule,
  branchIds: readonly string[],
  now: Temporal.Instant,
): Promise<BranchDay[]> {
  const last = businessDayOf(rule, now).subtract({ days: 1 });
  const days = boundsOfDays(rule, { first: last.subtract({ days: KEPT_DAYS }), last });
  const firstSales = await findFirstSales(db, companyId, branchIds);
  const missing = await findMissingDays(db, companyId, firstSales, days);
  return missing.toSorted((a, b) => Temporal.PlainDate.compare(b.day, a.day));
}
