import type { Db, Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { BranchDay } from './branch-days.ts';
import { selectDayItems, selectDayParts, selectDaySums, type TotalsScope } from './day-totals.ts';
import { findMissingDays } from './missing-days.ts';

/** Days of a transaction, so that the lock holds up payments of the branch for a moment only. */
const BATCH = 7;

/**
 * Computes and stores the totals of days that are over, unless they are stored already. A day with
 * other bounds than the stored ones is computed again.
 * @returns the number of days that were computed.
 */
export async function storeTotals(
  db: Db,
  scope: TotalsScope,
  days: readonly BranchDay[],
  now: Temporal.Instant,
): Promise<number> {
  let computed = 0;
  const over = days.filter(({ to }) => Temporal.Instant.compare(to, now) <= 0);
  for (const [branchId, ofBranch] of Map.groupBy(over, (day) => day.branchId)) {
    for (let start = 0; start < ofBranch.length; start += BATCH) {
      const batch = ofBranch.slice(start, start + BATCH);
      computed += await db.transaction((tx) => storeBatch(tx, scope, branchId, batch, now));
    }
  }
  return computed;
}

async function storeBatch(
  tx: Transaction,
  scope: TotalsScope,
  branchId: string,
  batch: readonly BranchDay[],
  now: Temporal.Instant,
): Promise<number> {
  const { companyId } = scope;
  // Waits for transactions that pay or refund orders of the branch. Later ones delete the totals.
  await tx.execute(sql`select pg_advisory_xact_lock(day_close_key(${companyId}, ${branchId}))`);
  const starts = batch.map(({ from }) => from).toSorted(Temporal.Instant.compare);
  const firstSales = new Map(starts.slice(0, 1).map((at) => [branchId, at]));
  const missing = await findMissingDays(tx, companyId, firstSales, batch);
  if (missing.length === 0) return 0;
  const names = missing.map(({ day }) => day.toString());
  await tx.execute(sql`
    delete from sales_days where company_id = ${companyId} and branch_id = ${branchId}
      and business_day = any(${names}::date[])`);
  await tx.execute(sql`
    insert into sales_days (company_id, computed_at, branch_id, business_day, from_at, to_at,
      order_count, subtotal, voucher_discount, tier_discount, point_discount, service_charge,
      delivery_fee, tax, rounding, total, refund_count, refund_amount)
    select ${companyId}, ${now}::timestamptz, sums.* from (${selectDaySums(scope, missing)}) sums`);
  await tx.execute(sql`
    insert into sales_day_parts
      (company_id, branch_id, business_day, kind, part, order_count, amount)
    select ${companyId}, parts.* from (${selectDayParts(scope, missing)}) parts`);
  await tx.execute(sql`
    insert into sales_day_items (company_id, branch_id, business_day, kind, item_id, qty, amount)
    select ${companyId}, items.* from (${selectDayItems(scope, missing)}) items`);
  return missing.length;
}
