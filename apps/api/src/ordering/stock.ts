import type { Queryable } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** How a dish stands at a branch. */
interface Stock {
  /** Whether the branch has it on its menu. */
  readonly offered: boolean;
  readonly sold_out: boolean;
  /** Portions that can still be had; null where nobody counts. */
  readonly left: number | null;
}

/** Dish ids to {@link Stock}; a dish that is not in it is not offered. */
export type StockList = ReadonlyMap<string, Stock>;

interface Shelf {
  readonly companyId: string;
  readonly branchId: string | null;
}

/**
 * How dishes stand at a branch.
 *
 * Portions held by the unpaid orders of the cart's own owner still count as there: the lines they
 * came from stand in the cart until the payment, and would otherwise look sold out to the one who
 * took them.
 */
export async function findStock(
  db: Queryable,
  { companyId, branchId }: Shelf,
  dishIds: readonly string[],
  cartId: string | null = null,
): Promise<StockList> {
  if (dishIds.length === 0) return new Map();
  const rows = await db.query<Stock & { id: string }>(sql`
    select d.id, not d.retired and not c.retired and b.dish_id is not null and not b.retired
        as offered,
      coalesce(b.sold_out, false) as sold_out, b.portions_left + coalesce(held.qty, 0) as left
    from dishes d
    join dish_categories c on c.company_id = d.company_id and c.id = d.dish_category_id
    left join branch_dishes b
      on b.company_id = d.company_id and b.branch_id = ${branchId} and b.dish_id = d.id
    left join lateral (
      select sum(op.qty)::integer as qty
      from carts k
      join orders o on o.company_id = k.company_id and o.owner = k.owner
        and o.status = 'MAKING PAYMENT' and o.branch_id = b.branch_id
      join order_portions op on op.order_id = o.id and op.dish_id = d.id
      where k.id = ${cartId} and b.portions_left is not null
    ) held on true
    where d.company_id = ${companyId} and d.id = any(${dishIds})`);
  return new Map(rows.map(({ id, ...stock }) => [id, stock]));
}

/** Whether a branch can serve so many of a dish. */
export function hasPortions(stock: StockList, dishId: string, qty: number): boolean {
  const found = stock.get(dishId);
  if (found === undefined || !found.offered || found.sold_out) return false;
  return found.left === null || found.left >= qty;
}
