import type { Queryable } from '../db/db.ts';
import { json, sql } from '../db/sql.ts';
import type { Rows } from './rows.ts';
import { applyRows, type Change } from './write-rows.ts';

/** The company's own row. Imports of one company wait for each other here. */
export function writeCompany(tx: Queryable, { company }: Rows): Promise<Change> {
  return applyRows(
    tx,
    sql`
      insert into companies (id, subdomain, company_name, company_email, company_phone,
        company_logo, company_logo_thumb, company_banner, company_banner_thumb, facebook_name,
        facebook_url, instagram_name, instagram_url, company_website, company_registration_no,
        company_address, company_about, company_tnc, company_privacy, company_refund_return,
        company_family_name, company_offer, company_programme, company_chat_url, sign_up_point,
        max_discount_point, max_discount_amount)
      select id, subdomain, company_name, company_email, company_phone,
        company_logo, company_logo_thumb, company_banner, company_banner_thumb, facebook_name,
        facebook_url, instagram_name, instagram_url, company_website, company_registration_no,
        company_address, company_about, company_tnc, company_privacy, company_refund_return,
        company_family_name, company_offer, company_programme, company_chat_url, sign_up_point,
        max_discount_point, max_discount_amount
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
        company_address = excluded.company_address, company_about = excluded.company_about,
        company_tnc = excluded.company_tnc, company_privacy = excluded.company_privacy,
        company_refund_return = excluded.company_refund_return,
        company_family_name = excluded.company_family_name,
        company_offer = excluded.company_offer,
        company_programme = excluded.company_programme,
        company_chat_url = excluded.company_chat_url, sign_up_point = excluded.sign_up_point,
        max_discount_point = excluded.max_discount_point,
        max_discount_amount = excluded.max_discount_amount
      where companies is distinct from excluded
      returning xmax = 0 as added`,
  );
}

/** Pictures are named after their content, so one that is there is the same one. None is removed: orders show them. */
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

export function writeBranches(tx: Queryable, { company, branches }: Rows): Promise<Change> {
  return applyRows(
    tx,
    sql`
      insert into branches (company_id, id, branch_name, street1, street2, city, postal_code, state,
        state_id, contact_no, latitude, longitude, opening_hours, temporarily_closed,
        is_able_reservation, number_of_seats, images, position, delivery_radius_metres,
        delivery_base_fee, delivery_fee_per_km)
      select ${company.id}, id, branch_name, street1, street2, city, postal_code, state,
        state_id, contact_no, latitude, longitude, opening_hours, temporarily_closed,
        is_able_reservation, number_of_seats, images, position, delivery_radius_metres,
        delivery_base_fee, delivery_fee_per_km
      from jsonb_to_recordset(${json(branches)})
        as r (id text, branch_name jsonb, street1 jsonb, street2 jsonb, city text,
              postal_code text, state text, state_id text, contact_no text, latitude numeric,
              longitude numeric, opening_hours jsonb, temporarily_closed boolean,
              is_able_reservation boolean, number_of_seats int, images jsonb, position int,
              delivery_radius_metres int, delivery_base_fee int, delivery_fee_per_km int)
      on conflict (company_id, id) do update set
        branch_name = excluded.branch_name, street1 = excluded.street1,
        street2 = excluded.street2, city = excluded.city, postal_code = excluded.postal_code,
        state = excluded.state, state_id = excluded.state_id, contact_no = excluded.contact_no,
        latitude = excluded.latitude, longitude = excluded.longitude,
        opening_hours = excluded.opening_hours,
        temporarily_closed = excluded.temporarily_closed,
        is_able_reservation = excluded.is_able_reservation,
        number_of_seats = excluded.number_of_seats, images = excluded.images,
        position = excluded.position,
        delivery_radius_metres = excluded.delivery_radius_metres,
        delivery_base_fee = excluded.delivery_base_fee,
        delivery_fee_per_km = excluded.delivery_fee_per_km, retired = false
      where branches is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update branches set retired = true
      where company_id = ${company.id} and not retired
        and id <> all (${branches.map(({ id }) => id)}::text[])`,
  );
}

export function writeBanners(tx: Queryable, { company, banners }: Rows): Promise<Change> {
  return applyRows(
    tx,
    sql`
      insert into banners (company_id, id, image, image_alt, position)
      select ${company.id}, id, image, image_alt, position
      from jsonb_to_recordset(${json(banners)})
        as r (id text, image text, image_alt jsonb, position int)
      on conflict (company_id, id) do update set
        image = excluded.image, image_alt = excluded.image_alt, position = excluded.position,
        retired = false
      where banners is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update banners set retired = true
      where company_id = ${company.id} and not retired
        and id <> all (${banners.map(({ id }) => id)}::text[])`,
  );
}

export function writeHighlights(tx: Queryable, { company, highlights }: Rows): Promise<Change> {
  return applyRows(
    tx,
    sql`
      insert into highlights (company_id, id, highlight_image, image_alt, position)
      select ${company.id}, id, image, image_alt, position
      from jsonb_to_recordset(${json(highlights)})
        as r (id text, image text, image_alt jsonb, position int)
      on conflict (company_id, id) do update set
        highlight_image = excluded.highlight_image, image_alt = excluded.image_alt,
        position = excluded.position, retired = false
      where highlights is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update highlights set retired = true
      where company_id = ${company.id} and not retired
        and id <> all (${highlights.map(({ id }) => id)}::text[])`,
  );
}
