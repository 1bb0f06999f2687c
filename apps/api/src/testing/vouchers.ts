import { companyOfMember } from '../platform/db/company-of.ts';
import type { Db } from '../platform/db/db.ts';
import { json, sql } from '../platform/db/sql.ts';
import { NOON } from './restaurant.ts';
import { both } from './texts.ts';

/** Default id of {@link offerVoucher}. */
export const OFFERED = 'rm10';

/** Terms of a test voucher. The default is RM 10 off from RM 20, claimable by every member. */
export interface VoucherTerms {
  readonly id?: string;
  readonly company?: string;
  readonly use?: 'dine_in' | 'both' | 'other';
  readonly calculation?: 'fixed' | 'percent' | 'free';
  /** In sen, or hundredths of a percent. */
  readonly amount?: number;
  readonly most?: number;
  readonly minPurchase?: number;
  readonly points?: number;
  readonly days?: number;
  readonly claimable?: boolean;
  readonly joining?: number;
  readonly limit?: number;
  readonly perMember?: number;
  readonly perDay?: number;
  readonly from?: string;
  readonly until?: string;
  readonly branches?: 'All' | 'All Except' | 'Only';
  readonly branchIds?: readonly string[];
  readonly weekdays?: boolean;
}

/** Inserts a voucher of the company and returns its id. */
export async function offerVoucher({ db }: { db: Db }, terms: VoucherTerms = {}): Promise<string> {
  const { id = OFFERED, company = 'demo', calculation = 'fixed', branchIds = [] } = terms;
  await db.execute(sql`
    insert into vouchers
      (company_id, id, voucher_name, image, voucher_type, voucher_use_type, calculation_type,
       amount, free_type, total_max_given_amount, min_purchase, point_redeem, expiring_days,
       is_claimable, given_at_joining, max_application, max_application_per_member,
       max_application_per_day_per_member, start_date, end_date, voucher_branch_status,
       is_weekday_only)
    values (${company}, ${id}, ${json(both(id))}, 'voucher.svg', 'discount',
      ${terms.use ?? 'both'}, ${calculation}, ${terms.amount ?? 1000},
      ${calculation === 'free' ? 'delivery' : null}, ${terms.most ?? null},
      ${terms.minPurchase ?? 2000}, ${terms.points ?? 0}, ${terms.days ?? 30},
      ${terms.claimable ?? true}, ${terms.joining ?? 0}, ${terms.limit ?? null},
      ${terms.perMember ?? null}, ${terms.perDay ?? null}, ${dayOrNull(terms.from)},
      ${dayOrNull(terms.until)}, ${terms.branches ?? 'All'}, ${terms.weekdays ?? false})`);
  for (const branch of branchIds) {
    await db.execute(sql`
      insert into voucher_branches (company_id, voucher_id, branch_id)
      values (${company}, ${id}, ${branch})`);
  }
  return id;
}

/** Adds a number of vouchers to a tier. */
export async function tierVoucherTerms(
  { db }: { db: Db },
  levelId: number,
  count: number,
): Promise<void> {
  const id = await offerVoucher({ db }, { id: `of-level-${levelId}`, claimable: false });
  await db.execute(sql`
    insert into tier_vouchers (company_id, level_id, voucher_id, count)
    values ('demo', ${levelId}, ${id}, ${count})`);
}

interface GatedResource {
  readonly voucherId?: string;
  readonly company?: string;
  readonly from?: string;
  readonly until?: string;
}

let claimCount = 0;

/**
 * Gives a voucher to a member and returns the claimed voucher's id. Inserts the voucher itself if
 * it does not exist.
 */
export async function insertClaimed(
  { db }: { db: Db },
  memberId: string,
  {
    voucherId = OFFERED,
    company = 'demo',
    from = '2026-11-21',
    until = '2026-12-20',
  }: GatedResource,
): Promise<string> {
  const existing = await db.query(
    sql`select 1 as known from vouchers where company_id = ${company} and id = ${voucherId}`,
  );
  if (existing.length === 0) await offerVoucher({ db }, { id: voucherId, company });
  claimCount += 1;
  const id = `held-${claimCount}`;
  await db.execute(sql`
    insert into claimed_vouchers
      (id, company_id, member_id, voucher_id, voucher_tx_id, source, source_key, start_date,
       end_date, created_at)
    values (${id}, ${company}, ${memberId}, ${voucherId}, ${`CV-TEST${claimCount}`}, 'claim', ${id},
      ${Temporal.PlainDate.from(from)}, ${Temporal.PlainDate.from(until)}, ${NOON})`);
  return id;
}

export function givePoints({ db }: { db: Db }, memberId: string, amount: number): Promise<number> {
  return db.execute(sql`
    insert into point_entries (company_id, member_id, type, amount, created_at)
    values (${companyOfMember(memberId)}, ${memberId}, 'dine_in', ${amount}, ${NOON})`);
}

/** Sets a member's name and e-mail address, which claims require. */
export async function nameMember({ db }: { db: Db }, memberId: string): Promise<void> {
  await db.execute(
    sql`update members set full_name = 'Mei Ling', email = 'mei@example.test' where id = ${memberId}`,
  );
}

function dayOrNull(day: string | undefined): Temporal.PlainDate | null {
  return day === undefined ? null : Temporal.PlainDate.from(day);
}
