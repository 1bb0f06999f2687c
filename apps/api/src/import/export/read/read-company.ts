import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { CompanyRow, MediaRow, TierRow } from '../rows/company-rows.ts';
import type { TierVoucherRow, VoucherBranchRow, VoucherRow } from '../rows/voucher-rows.ts';
import { ofCompany } from './of-company.ts';

/** Reads the company. Columns that an earlier version has not written are empty. */
export async function readCompany(db: Queryable, id: string): Promise<CompanyRow> {
  const row = await db.one<CompanyRow>(sql`
    select subdomain, company_name, company_registration_no, sst_registration_no, company_email,
      company_phone, company_address, time_zone,
      left(business_day_starts_at::text, 5) as business_day_starts_at, company_website,
      facebook_name, facebook_url, instagram_name, instagram_url, brand_color, company_logo,
      company_logo_thumb, company_banner, company_banner_thumb,
      coalesce(default_dish_image, '') as default_dish_image, company_family_name, company_offer,
      sign_up_point, max_discount_point, max_discount_amount, payment_code_limit, splits_bills,
      member_bill_count, topup_amounts, family_day, holidays, company_about, company_tnc,
      company_privacy, company_refund_return, company_programme, company_chat_url
    from companies where id = ${id}`);
  if (row === null) throw new Error('The company was deleted during the export');
  return row;
}

export function readTiers(db: Queryable, companyId: string): Promise<TierRow[]> {
  return db.query<TierRow>(sql`
    select level_id, level, level_name, top_up_amount,
      discount_percent::float8 as discount_percent, benefits
    from tiers where ${ofCompany(companyId)} order by level_id`);
}

/** @param files served file names. */
export function readMedia(
  db: Queryable,
  companyId: string,
  files: readonly string[],
): Promise<MediaRow[]> {
  return db.query<MediaRow>(sql`
    select file, bytes from media
    where company_id = ${companyId} and file = any(${files}::text[]) order by file`);
}

export async function readVouchers(
  db: Queryable,
  companyId: string,
): Promise<{
  vouchers: VoucherRow[];
  voucher_branches: VoucherBranchRow[];
  tier_vouchers: TierVoucherRow[];
}> {
  const current = ofCompany(companyId);
  return {
    vouchers: await db.query<VoucherRow>(sql`
      select id, coalesce(slug, '') as slug, voucher_name, voucher_text, image, voucher_type,
        voucher_use_type, calculation_type, amount, free_type, total_max_given_amount,
        min_purchase, point_redeem, expiring_days, is_claimable, given_at_joining,
        max_application, max_application_per_member, max_application_per_day_per_member,
        start_date::text as start_date, end_date::text as end_date, voucher_branch_status,
        is_weekday_only
      from vouchers where ${current} order by position, id`),
    voucher_branches: await db.query<VoucherBranchRow>(
      sql`select voucher_id, branch_id from voucher_branches where ${current}`,
    ),
    tier_vouchers: await db.query<TierVoucherRow>(sql`
      select level_id, voucher_id, count, is_monthly from tier_vouchers
      where ${current} order by level_id, position, voucher_id`),
  };
}
