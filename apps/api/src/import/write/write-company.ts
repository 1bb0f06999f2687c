import type { Queryable } from '../../platform/db/db.ts';
import { json, sql } from '../../platform/db/sql.ts';
import type { Rows } from './rows.ts';
import { applyRows, type Change, writeTable } from './write-rows.ts';

/** Writes the company's row. */
export function writeCompany(tx: Queryable, { company }: Rows): Promise<Change> {
  return applyRows(
    tx,
    sql`
      insert into companies (id, subdomain, company_name, company_email, company_phone,
        company_logo, company_logo_thumb, company_banner, company_banner_thumb, facebook_name,
        facebook_url, instagram_name, instagram_url, company_website, company_registration_no,
        sst_registration_no, company_address, company_about, company_tnc, company_privacy,
        company_refund_return, company_family_name, company_offer, company_programme, company_chat_url, sign_up_point,
        max_discount_point, max_discount_amount, topup_amounts, time_zone,
        family_day, holidays, business_day_starts_at, payment_code_limit, splits_bills,
        member_bill_count, default_dish_image, brand_color)
      select id, subdomain, company_name, company_email, company_phone,
        company_logo, company_logo_thumb, company_banner, company_banner_thumb, facebook_name,
        facebook_url, instagram_name, instagram_url, company_website, company_registration_no,
        sst_registration_no, company_address, company_about, company_tnc, company_privacy,
        company_refund_return, company_family_name, company_offer, company_programme, company_chat_url, sign_up_point,
        max_discount_point, max_discount_amount, topup_amounts, time_zone,
        family_day, holidays, business_day_starts_at, payment_code_limit, splits_bills,
        member_bill_count, default_dish_image, brand_color
      from jsonb_populate_record(null::companies, ${json(company)})
      on conflict (id) do update set
        company_name = excluded.company_name, company_email = excluded.company_email,
        company_phone = excluded.company_phone, company_logo = excluded.company_logo,
        company_logo_thumb = excluded.company_logo_thumb,
        company_banner = excluded.company_banner,
        company_banner_thumb = excluded.company_banner_thumb,
        facebook_name = excluded.facebook_name, facebook_url = excluded.facebook_url,
        instagram_name = excluded.instagram_name, instagram_url = excluded.instagram_url,
        company_website = excluded.company_website,
        company_registration_no = excluded.company_registration_no,
        sst_registration_no = excluded.sst_registration_no,
        company_address = excluded.company_address, company_about = excluded.company_about,
        company_tnc = excluded.company_tnc, company_privacy = excluded.company_privacy,
        company_refund_return = excluded.company_refund_return,
        company_family_name = excluded.company_family_name,
        company_offer = excluded.company_offer,
        company_programme = excluded.company_programme,
        company_chat_url = excluded.company_chat_url, sign_up_point = excluded.sign_up_point,
        max_discount_point = excluded.max_discount_point,
        max_discount_amount = excluded.max_discount_amount,
        topup_amounts = excluded.topup_amounts, time_zone = excluded.time_zone,
        family_day = excluded.family_day, holidays = excluded.holidays,
        business_day_starts_at = excluded.business_day_starts_at,
        payment_code_limit = excluded.payment_code_limit,
        splits_bills = excluded.splits_bills, member_bill_count = excluded.member_bill_count,
        default_dish_image = excluded.default_dish_image,
        brand_color = excluded.brand_color
      where companies is distinct from excluded
      returning xmax = 0 as added`,
  );
}

/**
 * Inserts new pictures. File names include a hash, so an existing file has the same content. None
 * is deleted, because orders show them.
 */
export async function writeMedia(tx: Queryable, { company, media }: Rows): Promise<Change> {
  const rows = await tx.query<{ file: string }>(
    sql`select file from media where company_id = ${company.id}`,
  );
  const stored = new Set(rows.map(({ file }) => file));
  const fresh = media.filter(({ file }) => !stored.has(file));
  for (const { file, contentType, bytes, sha256 } of fresh) {
    await tx.execute(sql`
      insert into media (company_id, file, content_type, bytes, sha256)
      values (${company.id}, ${file}, ${contentType}, ${bytes}, ${sha256})`);
  }
  return { added: fresh.length, changed: 0, retired: 0 };
}

/** Writes branches, banners, highlights and news. */
export async function writeSurroundings(
  tx: Queryable,
  companyId: string,
  rows: Rows,
): Promise<Record<'branches' | 'banners' | 'highlights' | 'news', Change>> {
  return {
    branches: await writeTable(tx, companyId, {
      name: sql`branches`,
      key: [sql`id`],
      columns: [
        sql`slug`,
        ...[sql`branch_name`, sql`street1`, sql`street2`, sql`city`, sql`postal_code`, sql`state`],
        ...[sql`state_id`, sql`contact_no`, sql`latitude`, sql`longitude`, sql`opening_hours`],
        ...[sql`temporarily_closed`, sql`is_able_reservation`, sql`number_of_seats`, sql`images`],
        ...[sql`turn_minutes`, sql`notice_minutes`, sql`position`, sql`delivery_radius_metres`],
        ...[sql`delivery_base_fee`, sql`delivery_fee_per_km`, sql`takes_top_up`],
      ],
      rows: rows.branches,
    }),
    banners: await writeTable(tx, companyId, {
      name: sql`banners`,
      key: [sql`id`],
      columns: [
        ...[sql`slug`, sql`image`, sql`image_alt`, sql`position`],
        ...[sql`opens_kind`, sql`opens_id`],
      ],
      rows: rows.banners,
    }),
    highlights: await writeTable(tx, companyId, {
      name: sql`highlights`,
      key: [sql`id`],
      columns: [
        ...[sql`slug`, sql`highlight_image`, sql`image_alt`, sql`position`],
        ...[sql`opens_kind`, sql`opens_id`, sql`shown_from`, sql`shown_until`, sql`audience`],
      ],
      rows: rows.highlights,
    }),
    news: await writeTable(tx, companyId, {
      name: sql`news`,
      key: [sql`id`],
      columns: [sql`slug`, sql`title`, sql`content`, sql`image`, sql`published_at`],
      rows: rows.news,
    }),
  };
}
