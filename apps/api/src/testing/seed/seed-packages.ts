import type { Db } from '../../platform/db/db.ts';
import { json, sql } from '../../platform/db/sql.ts';
import { both } from '../texts.ts';

/**
 * Seeds packages and a hot deal at ss2. Prices are in cents.
 * - `family`: 6000, discounted to 5500; a claypot, crab or soup, and three teas.
 * - `solo`: 2500; a claypot and an optional tea.
 * - `treat`: two teas, in deals only.
 * - Deal `lunch`: from 2000; `solo`, or `treat` for 300 more, with an optional spice.
 */
export async function seedPackages(db: Db, company: string): Promise<void> {
  const item = (id: string, price: number, discounted: number | null, hidden: boolean) => sql`
    (${company}, ${id}, ${json(both(id))}, ${json(both(`${id} on a table`))}, ${price},
     ${discounted}, 30, ${json([`${id}.avif`])}, ${hidden})`;
  await db.execute(sql`
    insert into packages
      (company_id, id, package_name, description, price, price_after_discount, point, images,
       only_in_deals)
    values ${item('family', 6000, 5500, false)}, ${item('solo', 2500, null, false)},
      ${item('treat', 700, null, true)}`);
  await db.execute(sql`
    insert into package_options
      (company_id, id, package_id, option_name, min_qty, max_qty, is_required)
    values (${company}, 'pot', 'family', ${json(both('pot'))}, 1, 1, true),
      (${company}, 'drink', 'solo', ${json(both('drink'))}, 1, 1, false)`);
  await seedPackageDishes(db, company);
  await db.execute(sql`
    insert into branch_packages (company_id, branch_id, package_id)
    values (${company}, 'ss2', 'family'), (${company}, 'ss2', 'solo'), (${company}, 'ss2', 'treat')`);
  await seedDeal(db, company);
}

async function seedPackageDishes(db: Db, company: string): Promise<void> {
  const dish = (set: string, dishId: string, option: string | null, qty: number) => sql`
    (${company}, ${`${set}-${dishId}`}, ${set}, ${option}, ${dishId}, ${qty})`;
  await db.execute(sql`
    insert into package_dishes (company_id, id, package_id, package_option_id, dish_id, qty)
    values ${dish('family', 'claypot', 'pot', 1)}, ${dish('family', 'crab', 'pot', 1)},
      ${dish('family', 'soup', 'pot', 1)}, ${dish('family', 'tea', null, 3)},
      ${dish('solo', 'claypot', null, 1)}, ${dish('solo', 'tea', 'drink', 1)},
      ${dish('treat', 'tea', null, 2)}`);
  await db.execute(sql`
    insert into package_dish_variations (company_id, package_dish_id, dish_option_id)
    values (${company}, 'family-claypot', 'size'), (${company}, 'solo-claypot', 'size')`);
}

async function seedDeal(db: Db, company: string): Promise<void> {
  await db.execute(sql`
    insert into hot_deals (company_id, id, name, offer_note, price, point, images)
    values (${company}, 'lunch', ${json(both('lunch'))}, ${json(both('until three'))}, 2000, 20,
      ${json(['lunch.avif'])})`);
  await db.execute(sql`
    insert into hot_deal_packages (company_id, hot_deal_id, package_id, additional_price, position)
    values (${company}, 'lunch', 'solo', 0, 1), (${company}, 'lunch', 'treat', 300, 2)`);
  await db.execute(sql`
    insert into hot_deal_options (company_id, id, hot_deal_id, option_name)
    values (${company}, 'spice', 'lunch', ${json(both('spice'))})`);
  await db.execute(sql`
    insert into hot_deal_option_variations
      (company_id, id, hot_deal_option_id, variation_name, additional_price)
    values (${company}, 'mild', 'spice', ${json(both('mild'))}, 0),
      (${company}, 'hot', 'spice', ${json(both('hot'))}, 50)`);
}
