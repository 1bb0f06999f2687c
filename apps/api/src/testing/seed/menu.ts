import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** Marks a dish as sold out at every branch. */
export async function sellOut(db: Queryable, dish: string): Promise<void> {
  await db.execute(sql`update branch_dishes set sold_out = true where dish_id = ${dish}`);
}

/** Marks a package as sold out at every branch, independently of its dishes. */
export async function sellOutPackage(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`update branch_packages set sold_out = true where package_id = ${id}`);
}

/** Links a variation of a dish or hot deal to a dish. */
export async function bind(db: Queryable, variation: string, dish: string): Promise<void> {
  await db.execute(
    sql`update dish_option_variations set dish_id = ${dish} where id = ${variation}`,
  );
  await db.execute(
    sql`update hot_deal_option_variations set dish_id = ${dish} where id = ${variation}`,
  );
}
