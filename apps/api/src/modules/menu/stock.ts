import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { MenuVersion } from '../../platform/http/origin/companies.ts';
import { cachedByMenu } from '../company/index.ts';

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
  readonly company: MenuVersion;
  readonly branchId: string | null;
}

/** A dish at a branch, as far as its menu says so. */
interface Offered extends Omit<Stock, 'left'> {
  /** Whether its portions are counted. */
  readonly counted: boolean;
}

/** What a branch's menu says of all dishes. */
const findOffered = cachedByMenu(async (db, companyId, branchId: string) => {
  const rows = await db.query<Offered & { id: string }>(sql`
    select d.id, not d.retired and not c.retired and b.dish_id is not null and not b.retired
        as offered,
      coalesce(b.sold_out, false) as sold_out, b.portions_left is not null as counted
    from dishes d
    join dish_categories c on c.company_id = d.company_id and c.id = d.dish_category_id
    left join branch_dishes b
      on b.company_id = d.company_id and b.branch_id = ${branchId} and b.dish_id = d.id
    where d.company_id = ${companyId}`);
  return new Map(rows.map(({ id, ...offered }) => [id, offered]));
});

/**
 * How dishes stand at a branch. Of those whose portions nobody counts its menu says all there is to say.
 *
 * Portions held by the unpaid orders of the cart's own owner still count as there: the lines they
 * came from stand in the cart until the payment, and would otherwise look sold out to the one who
 * took them.
 */
export async function findStock(
  db: Queryable,
  { company, branchId }: Shelf,
  dishIds: readonly string[],
  cartId: string | null = null,
): Promise<StockList> {
  if (dishIds.length === 0 || branchId === null) return new Map();
  const menu = await findOffered(db, company, branchId);
  const counted = dishIds.filter((id) => menu.get(id)?.counted);
  const left = await findLeft(db, { companyId: company.id, branchId }, counted, cartId);
  const stock = new Map<string, Stock>();
  for (const id of dishIds) {
    const offered = menu.get(id);
    if (offered !== undefined) stock.set(id, { ...offered, left: left.get(id) ?? null });
  }
  return stock;
}

/** Portions that can still be had of dishes, where they are counted. */
async function findLeft(
  db: Queryable,
  { companyId, branchId }: { readonly companyId: string; readonly branchId: string },
  dishIds: readonly string[],
  cartId: string | null,
): Promise<ReadonlyMap<string, number>> {
  if (dishIds.length === 0) return new Map();
  const rows = await db.query<{ id: string; left: number }>(sql`
    select b.dish_id as id, b.portions_left + coalesce(held.qty, 0) as left
    from branch_dishes b
    left join lateral (
      select sum(op.qty)::integer as qty
      from carts k
      join orders o on o.company_id = k.company_id and o.owner = k.owner
        and o.status = 'MAKING PAYMENT' and o.branch_id = b.branch_id
      join order_portions op on op.company_id = o.company_id and op.order_id = o.id
        and op.dish_id = b.dish_id
      where k.company_id = b.company_id and k.id = ${cartId}
    ) held on true
    where b.company_id = ${companyId} and b.branch_id = ${branchId} and b.dish_id = any(${dishIds})
      and b.portions_left is not null`);
  return new Map(rows.map(({ id, left }) => [id, left]));
}

/** Whether a branch can serve so many of a dish. */
export function hasPortions(stock: StockList, dishId: string, qty: number): boolean {
  const found = stock.get(dishId);
  if (found === undefined || !found.offered || found.sold_out) return false;
  return found.left === null || found.left >= qty;
}
