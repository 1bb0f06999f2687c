import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Rows } from './rows.ts';
import { type Change, writeTable } from './write-rows.ts';

/** Writes vouchers, their branches and tier vouchers. Members keep retired vouchers. */
export async function writeVouchers(
  tx: Queryable,
  companyId: string,
  rows: Rows,
): Promise<Record<'vouchers' | 'voucher branches' | 'tier vouchers', Change>> {
  return {
    vouchers: await writeTable(tx, companyId, {
      name: sql`vouchers`,
      key: [sql`id`],
      columns: [
        ...[sql`slug`, sql`voucher_name`, sql`voucher_text`, sql`image`, sql`voucher_type`],
        ...[sql`voucher_use_type`, sql`calculation_type`, sql`amount`, sql`free_type`],
        ...[sql`total_max_given_amount`, sql`min_purchase`, sql`point_redeem`],
        ...[sql`expiring_days`, sql`is_claimable`, sql`given_at_joining`, sql`max_application`],
        ...[sql`max_application_per_member`, sql`max_application_per_day_per_member`],
        ...[sql`start_date`, sql`end_date`, sql`voucher_branch_status`, sql`is_weekday_only`],
        sql`position`,
      ],
      rows: rows.vouchers,
    }),
    'voucher branches': await writeTable(tx, companyId, {
      name: sql`voucher_branches`,
      key: [sql`voucher_id`, sql`branch_id`],
      columns: [],
      rows: rows.voucher_branches,
    }),
    'tier vouchers': await writeTable(tx, companyId, {
      name: sql`tier_vouchers`,
      key: [sql`level_id`, sql`voucher_id`],
      columns: [sql`count`, sql`is_monthly`, sql`position`],
      rows: rows.tier_vouchers,
    }),
  };
}
