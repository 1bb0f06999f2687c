import type { Db } from '../../platform/db/db.ts';
import { json, sql } from '../../platform/db/sql.ts';
import { both } from '../texts.ts';
import { seedPackages } from './seed-packages.ts';

/**
 * Small restaurant: two branches, of which ss2 delivers, five dishes and one option group of each
 * kind.
 */
export const SS2 = 'ss2';
export const KLANG = 'klang';

const DAILY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open: '10:00', close: '22:00' }));

/** Inserts a company with this subdomain. All seeded companies use the same ids. */
export async function seedCompany(
  db: Db,
  company: string,
  zone: string = 'Asia/Kuala_Lumpur',
): Promise<void> {
  const text = (en: string) => json(both(`${company} ${en}`));
  await db.execute(sql`
    insert into companies
      (id, subdomain, company_name, company_email, company_phone, company_logo,
       company_logo_thumb, company_banner, company_banner_thumb, company_registration_no,
       company_address, company_about, company_tnc, company_privacy, company_refund_return,
       company_family_name, time_zone, max_discount_point, max_discount_amount)
    values (${company}, ${company}, ${text('House')}, 'hello@example.test', '+60312345678',
      'logo.svg', 'logo.svg', 'banner.avif', 'banner.avif', '199801012345', ${text('Street')},
      ${text('About')}, ${text('Terms')}, ${text('Privacy')}, ${text('Refunds')},
      ${text('Family')}, ${zone}, 1000, 1000)`);
  await seedTiers(db, company);
  await seedBranch(db, company, SS2, { latitude: '3.117880', longitude: '101.621690' });
  await seedBranch(db, company, KLANG, { latitude: '3.064850', longitude: '101.470330' });
  await db.execute(sql`
    insert into dish_categories (company_id, id, name, image, position)
    values (${company}, 'rice', ${text('Rice')}, 'rice.avif', 1),
      (${company}, 'drinks', ${text('Drinks')}, 'drinks.avif', 2)`);
  await db.execute(sql`
    update branches set delivery_radius_metres = 10000, delivery_base_fee = 500,
      delivery_fee_per_km = 100
    where company_id = ${company} and id = ${SS2}`);
  await seedDishes(db, company);
  await seedPackages(db, company);
  await db.execute(sql`
    insert into banners (company_id, id, image, image_alt, position, retired)
    values (${company}, 'second', 'two.avif', ${text('Two')}, 2, false),
      (${company}, 'first', 'one.avif', ${text('One')}, 1, false),
      (${company}, 'old', 'old.avif', ${text('Old')}, 0, true)`);
  await db.execute(sql`
    insert into highlights (company_id, id, highlight_image, image_alt)
    values (${company}, 'family', 'family.avif', ${text('Family')})`);
}

/**
 * Seeds tiers: level 1 without discount, 2 (from RM 500.00) with 5 %, 3 (from RM 1000.00) with 10
 * %.
 */
async function seedTiers(db: Db, company: string): Promise<void> {
  const tier = (id: number, topUp: number | null, percent: number) => sql`
    (${company}, ${id}, ${json(both(`level ${id}`))}, ${json(both(`tier ${id}`))}, ${topUp},
     ${percent})`;
  await db.execute(sql`
    insert into tiers
      (company_id, level_id, level, level_name, top_up_amount, discount_percent)
    values ${tier(1, null, 0)}, ${tier(2, 50_000, 5)}, ${tier(3, 100_000, 10)}`);
}

async function seedBranch(
  db: Db,
  company: string,
  id: string,
  place: { latitude: string; longitude: string },
): Promise<void> {
  await db.execute(sql`
    insert into branches
      (company_id, id, branch_name, street1, city, postal_code, state, state_id, contact_no,
       latitude, longitude, opening_hours, number_of_seats, images, is_able_reservation, position)
    values (${company}, ${id}, ${json(both(id))}, ${json(both('12, Jalan SS 2/24'))},
      'Petaling Jaya', '47300', 'Selangor', 'st_10', '+60378765432', ${place.latitude},
      ${place.longitude}, ${json(DAILY)}, 80, ${json(['branch.avif'])}, ${id === SS2},
      ${id === SS2 ? 2 : 1})`);
  await db.execute(sql`
    insert into branch_settings (company_id, branch_id, simulator)
    values (${company}, ${id}, true)`);
}

/**
 * Prices in cents: claypot 1890, crab 4500 (5 portions at ss2), soup 1200 (sold out at ss2), tea
 * 350 discounted to 300, durian 900 (only at klang).
 */
async function seedDishes(db: Db, company: string): Promise<void> {
  const dish = (id: string, category: string, price: number, discounted: number | null) => sql`
    (${company}, ${id}, ${category}, ${json(both(id))}, ${json(both(`${id} on a plate`))},
     ${price}, ${discounted}, 10, ${json([`${id}.avif`])}, ${json([])})`;
  await db.execute(sql`
    insert into dishes
      (company_id, id, dish_category_id, name, description, price, price_after_discount, point,
       images, tags)
    values ${dish('claypot', 'rice', 1890, null)}, ${dish('crab', 'rice', 4500, null)},
      ${dish('soup', 'rice', 1200, null)}, ${dish('tea', 'drinks', 350, 300)},
      ${dish('durian', 'drinks', 900, null)}`);
  await db.execute(sql`
    insert into branch_dishes (company_id, branch_id, dish_id, sold_out, portions_left)
    values (${company}, ${SS2}, 'claypot', false, null), (${company}, ${SS2}, 'crab', false, 5),
      (${company}, ${SS2}, 'soup', true, null), (${company}, ${SS2}, 'tea', false, null),
      (${company}, ${KLANG}, 'tea', false, null), (${company}, ${KLANG}, 'durian', false, null)`);
  await seedOptions(db, company);
}

/**
 * Options of the claypot: a required size, up to two extras, and optionally two or three greens.
 */
async function seedOptions(db: Db, company: string): Promise<void> {
  const option = (id: string, type: string, min: number, max: number, required: boolean) => sql`
    (${company}, ${id}, 'claypot', ${type}, ${json(both(id))}, ${min}, ${max}, ${required})`;
  await db.execute(sql`
    insert into dish_options
      (company_id, id, dish_id, option_type, option_name, min_qty, max_qty, is_required)
    values ${option('size', 'radio', 1, 1, true)}, ${option('extras', 'checkbox', 0, 2, false)},
      ${option('greens', 'checkbox', 2, 3, false)}`);
  const variation = (id: string, group: string, price: number) => sql`
    (${company}, ${id}, ${group}, ${json(both(id))}, ${price}, 1)`;
  await db.execute(sql`
    insert into dish_option_variations
      (company_id, id, dish_option_id, variation_name, additional_price, additional_point)
    values ${variation('regular', 'size', 0)}, ${variation('large', 'size', 400)},
      ${variation('egg', 'extras', 150)}, ${variation('sausage', 'extras', 250)},
      ${variation('chili', 'extras', 0)}, ${variation('choy', 'greens', 200)},
      ${variation('kailan', 'greens', 200)}, ${variation('okra', 'greens', 100)}`);
  await db.execute(sql`
    update dish_options set default_variation_id = 'regular'
    where company_id = ${company} and id = 'size'`);
}
