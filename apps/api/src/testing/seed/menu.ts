import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** Sells a dish out at every branch. */
export async function sellOut(db: Queryable, dish: string): Promise<void> {
  await db.execute(sql`update branch_dishes set sold_out = true where dish_id = ${dish}`);
}

/** Sells a package out at every branch, whatever its dishes. */
export async function sellOutPackage(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`update branch_packages set sold_out = true where package_id = ${id}`);
}

/** Makes a variation, of a dish or of a hot deal, the dish of that id. */
export async function bind(db: Queryable, variation: string, dish: string): Promise<void> {
  await db.execute(
    sql`update dish_option_variations set dish_id = ${dish} where id = ${variation}`,
  );
  await db.execute(
    sql`update hot_deal_option_variations set dish_id = ${dish} where id = ${variation}`,
  );
}
