import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { soldOutAtSql } from './sold-out.ts';
import { tomorrow } from './tomorrow.ts';

/**
 * Marks dishes of a branch as sold out until tomorrow. A mark that lasts longer stays. Updates rows
 * in the order of dish ids, as orders take portions, to prevent deadlocks.
 */
export async function sellOutUntilTomorrow(
  tx: Transaction,
  { companyId, branchId }: { readonly companyId: string; readonly branchId: string },
  dishIds: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  if (dishIds.length === 0) return;
  const company = await tx.one<{ time_zone: string }>(
    sql`select time_zone from companies where id = ${companyId}`,
  );
  if (company === null) return;
  const until = tomorrow(now, company.time_zone);
  for (const dishId of dishIds.toSorted()) {
    await tx.execute(sql`
      update branch_dishes b set sold_out = true,
        sold_out_until = case
          when ${soldOutAtSql(now)} and (b.sold_out_until is null or b.sold_out_until > ${until})
          then b.sold_out_until
          else ${until}
        end
      where b.company_id = ${companyId} and b.branch_id = ${branchId} and b.dish_id = ${dishId}`);
  }
}
