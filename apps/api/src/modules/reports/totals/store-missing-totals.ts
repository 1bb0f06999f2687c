import { type BusinessDayRule, businessDayOf } from '@claypot/domain/time';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { type BranchDay, daysOfBranch } from './branch-days.ts';
import { findFirstSales } from './first-sales.ts';
import { storeTotals } from './store-totals.ts';
import { findStoredDays, isStored } from './stored-days.ts';

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
  const oldest = last.subtract({ days: KEPT_DAYS });
  const days = [...(await findFirstSales(db, companyId, branchIds))].flatMap(([branchId, at]) => {
    const begun = businessDayOf(rule, at);
    const first = Temporal.PlainDate.compare(begun, oldest) > 0 ? begun : oldest;
    return daysOfBranch(rule, branchId, { first, last });
  });
  const stored = await findStoredDays(db, companyId, days);
  return days
    .filter((day) => !isStored(stored, day))
    .toSorted((a, b) => Temporal.PlainDate.compare(b.day, a.day));
}
