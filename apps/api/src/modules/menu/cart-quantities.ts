import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { type Owner, ownedBy } from '../identity/index.ts';

/** Quantities in a cart by item id. */
export interface CartQuantities {
  readonly dishes: ReadonlyMap<string, number>;
  /** Packages sold on their own. Those of a hot deal count for the deal. */
  readonly packages: ReadonlyMap<string, number>;
  readonly hotDeals: ReadonlyMap<string, number>;
}

interface Row {
  dish_id: string | null;
  package_id: string | null;
  hot_deal_id: string | null;
  qty: number;
}

/**
 * Returns the quantities in the owner's cart; empty if `owner` is null.
 * @param branchId counts only a cart of this branch.
 */
export async function cartQuantities(
  db: Queryable,
  companyId: string,
  owner: Owner | null,
  branchId?: string,
): Promise<CartQuantities> {
  const rows = owner === null ? [] : await findRows(db, companyId, owner, branchId);
  return {
    dishes: countBy(rows, (row) => row.dish_id),
    packages: countBy(rows, (row) => (row.hot_deal_id === null ? row.package_id : null)),
    hotDeals: countBy(rows, (row) => row.hot_deal_id),
  };
}

function findRows(
  db: Queryable,
  companyId: string,
  owner: Owner,
  branchId: string | undefined,
): Promise<Row[]> {
  const ofBranch = branchId === undefined ? sql`` : sql`and branch_id = ${branchId}`;
  return db.query(sql`
    select dish_id, package_id, hot_deal_id, sum(qty)::integer as qty from cart_lines
    where company_id = ${companyId}
      and cart_id in (select id from carts where ${ownedBy(companyId, owner)} ${ofBranch})
    group by dish_id, package_id, hot_deal_id`);
}

function countBy(rows: readonly Row[], idOf: (row: Row) => string | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const id = idOf(row);
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + row.qty);
  }
  return counts;
}
