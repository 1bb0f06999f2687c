import type { Queryable } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { type Owner, ownedBy } from './owner.ts';

/**
 * How many of each dish the owner has in the cart; nobody has nothing.
 * @param branchId counts only a cart of this branch.
 */
export async function cartQuantities(
  db: Queryable,
  companyId: string,
  owner: Owner | null,
  branchId?: string,
): Promise<Map<string, number>> {
  if (owner === null) return new Map();
  const ofBranch = branchId === undefined ? sql`` : sql`and branch_id = ${branchId}`;
  const rows = await db.query<{ dish_id: string; qty: number }>(sql`
    select dish_id, sum(qty)::integer as qty from cart_lines
    where cart_id in (select id from carts where ${ownedBy(companyId, owner)} ${ofBranch})
    group by dish_id`);
  return new Map(rows.map(({ dish_id, qty }) => [dish_id, qty]));
}
