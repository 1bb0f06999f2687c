import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { MenuAt } from '../../platform/http/origin/companies.ts';
import { cachedByMenu } from '../company/index.ts';
import { appliesAt, type MarkedItem } from './marks/sold-out.ts';

/** Availability of a dish at a branch. */
interface Stock {
  /** True if the dish is on the branch's menu. */
  readonly offered: boolean;
  readonly sold_out: boolean;
  /** Remaining portions; null if portions are not counted. */
  readonly left: number | null;
}

/** Availability of dishes, choices and hot deals at a branch. */
export interface StockList {
  /** Returns the availability of a dish; undefined if it is not offered. */
  get(dishId: string): Stock | undefined;
  /** Returns true if the branch has marked the item as sold out. */
  isMarked(item: MarkedItem): boolean;
}

interface Shelf {
  readonly company: MenuAt;
  readonly branchId: string | null;
}

/** Part of a dish's availability that is cached with the menu. */
interface Offered extends Omit<Stock, 'left'> {
  /** End of the mark as sold out; null until further notice. */
  readonly until: Temporal.Instant | null;
  /** True if the dish's portions are counted. */
  readonly counted: boolean;
}

interface Mark extends MarkedItem {
  readonly until: Temporal.Instant | null;
}

const keyOf = ({ kind, id }: MarkedItem) => `${kind} ${id}`;

/** Returns the cached availability of all dishes of a branch. */
const findOffered = cachedByMenu(async (db, companyId, branchId: string) => {
  const rows = await db.query<Offered & { id: string }>(sql`
    select d.id, not d.retired and not c.retired and b.dish_id is not null and not b.retired
        as offered,
      coalesce(b.sold_out, false) as sold_out, b.sold_out_until as until,
      b.portions_left is not null as counted
    from dishes d
    join dish_categories c on c.company_id = d.company_id and c.id = d.dish_category_id
    left join branch_dishes b
      on b.company_id = d.company_id and b.branch_id = ${branchId} and b.dish_id = d.id
    where d.company_id = ${companyId}`);
  return new Map(rows.map(({ id, ...offered }) => [id, offered]));
});

/** Returns the cached ends of a branch's marks on choices and hot deals. */
const findMarks = cachedByMenu(async (db, companyId, branchId: string) => {
  const ofBranch = sql`company_id = ${companyId} and branch_id = ${branchId}`;
  const rows = await db.query<Mark>(sql`
    select 'variation' as kind, variation_id as id, until from sold_out_variations where ${ofBranch}
    union all
    select 'hot_deal_variation', variation_id, until from sold_out_hot_deal_variations
    where ${ofBranch}
    union all
    select 'hot_deal', hot_deal_id, until from sold_out_hot_deals where ${ofBranch}`);
  return new Map(rows.map((mark) => [keyOf(mark), mark.until]));
});

/** Stock without a branch: nothing is offered. */
const NO_STOCK: StockList = { get: () => undefined, isMarked: () => false };

/**
 * Returns the availability of dishes, and of all choices and hot deals, at a branch. Dishes without
 * counted portions need only the cached menu.
 *
 * With `cartId`, portions reserved by unpaid orders of the cart's own owner count as available. The
 * order's lines stay in the cart until the payment and would otherwise look sold out to that owner.
 */
export async function findStock(
  db: Queryable,
  { company, branchId }: Shelf,
  dishIds: readonly string[],
  cartId: string | null = null,
): Promise<StockList> {
  if (branchId === null) return NO_STOCK;
  const marks = await findMarks(db, company, branchId);
  const isMarked: StockList['isMarked'] = (item) => {
    const until = marks.get(keyOf(item));
    return until !== undefined && appliesAt(until, company.menu_at);
  };
  if (dishIds.length === 0) return { ...NO_STOCK, isMarked };
  const menu = await findOffered(db, company, branchId);
  const counted = dishIds.filter((id) => menu.get(id)?.counted);
  const left = await findPortionsLeft(db, { companyId: company.id, branchId }, counted, cartId);
  const stock = new Map<string, Stock>();
  for (const id of dishIds) {
    const dish = menu.get(id);
    if (dish === undefined) continue;
    const { offered, until } = dish;
    const sold_out = dish.sold_out && appliesAt(until, company.menu_at);
    stock.set(id, { offered, sold_out, left: left.get(id) ?? null });
  }
  return { get: (id) => stock.get(id), isMarked };
}

/** Returns the remaining portions of counted dishes by dish id. */
async function findPortionsLeft(
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
        and o.delivery_method <> 'dine-in'
      join order_portions op on op.company_id = o.company_id and op.order_id = o.id
        and op.dish_id = b.dish_id
      where k.company_id = b.company_id and k.id = ${cartId}
    ) held on true
    where b.company_id = ${companyId} and b.branch_id = ${branchId} and b.dish_id = any(${dishIds})
      and b.portions_left is not null`);
  return new Map(rows.map(({ id, left }) => [id, left]));
}

/**
 * Returns true if a branch can sell `qty` portions of a dish: it is offered and not sold out, and
 * enough portions are left unless they are not counted.
 */
export function hasPortions(stock: StockList, dishId: string, qty: number): boolean {
  const entry = stock.get(dishId);
  if (entry === undefined || !entry.offered || entry.sold_out) return false;
  return entry.left === null || entry.left >= qty;
}
