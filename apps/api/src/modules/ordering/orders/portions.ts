import type { Transaction } from '../../../platform/db/db.ts';
import { join, sql } from '../../../platform/db/sql.ts';
import { appliesAtSql, type MarkedItem, soldOutAtSql } from '../../menu/index.ts';

/** Number of portions of one dish that an order needs. */
interface Portions {
  readonly dishId: string;
  readonly qty: number;
}

/** Branch that counts the portions. */
export interface BranchStock {
  readonly companyId: string;
  readonly branchId: string;
}

/** Result of taking portions of a dish. */
export type PortionResult = 'counted' | 'uncounted' | 'rejected';

/** Portions that an order needs. Each dish may occur once. */
export interface Needed {
  readonly portions: readonly Portions[];
  /** Choices and hot deals, which have no portions. */
  readonly markable: readonly MarkedItem[];
}

/** Result of taking all that an order needs. */
export interface Taken {
  readonly portions: ReadonlyMap<string, PortionResult>;
  /** Returns true if the branch has marked a choice or hot deal as sold out. */
  isMarked(item: MarkedItem): boolean;
}

/**
 * Takes portions of each dish. Rejects a dish if too few are left, if it is sold out or if the
 * branch does not offer it. Updates rows in the order of dish ids to prevent deadlocks. Does not
 * update uncounted dishes, so orders of them never wait for each other.
 */
export async function takePortions(
  tx: Transaction,
  branchStock: BranchStock,
  { portions: requested, markable }: Needed,
  now: Temporal.Instant,
): Promise<Taken> {
  const { counted, marked } = await readOffer(tx, branchStock, requested, markable, now);
  const results = new Map<string, PortionResult>();
  const inLockOrder = requested.toSorted((a, b) => (a.dishId < b.dishId ? -1 : 1));
  for (const portions of inLockOrder) {
    results.set(
      portions.dishId,
      await takePortionsOf(tx, branchStock, portions, counted.get(portions.dishId)),
    );
  }
  return { portions: results, isMarked: (item) => marked.has(keyOf(item)) };
}

const keyOf = ({ kind, id }: MarkedItem) => `${kind} ${id}`;

/** A dish that can be sold, or a marked choice or hot deal. */
interface OfferRow {
  readonly kind: 'dish' | MarkedItem['kind'];
  readonly id: string;
  readonly counted: boolean;
}

/**
 * Maps the ids of available dishes to whether their portions are counted, and returns the keys of
 * marked choices and hot deals, in one statement.
 */
async function readOffer(
  tx: Transaction,
  { companyId, branchId }: BranchStock,
  requested: readonly Portions[],
  markable: readonly MarkedItem[],
  now: Temporal.Instant,
): Promise<{ counted: ReadonlyMap<string, boolean>; marked: ReadonlySet<string> }> {
  const idsOf = (kind: MarkedItem['kind']) =>
    markable.filter((item) => item.kind === kind).map(({ id }) => id);
  const ofBranch = sql`company_id = ${companyId} and branch_id = ${branchId}`;
  const applies = appliesAtSql(sql`until`, now);
  const rows = await tx.query<OfferRow>(sql`
    select 'dish' as kind, dish_id as id, portions_left is not null as counted from branch_dishes b
    where ${ofBranch} and dish_id = any(${requested.map(({ dishId }) => dishId)}) and not retired
      and not ${soldOutAtSql(now)}
    union all
    select 'variation', variation_id, false from sold_out_variations
    where ${ofBranch} and variation_id = any(${idsOf('variation')}::text[]) and ${applies}
    union all
    select 'hot_deal_variation', variation_id, false from sold_out_hot_deal_variations
    where ${ofBranch} and variation_id = any(${idsOf('hot_deal_variation')}::text[]) and ${applies}
    union all
    select 'hot_deal', hot_deal_id, false from sold_out_hot_deals
    where ${ofBranch} and hot_deal_id = any(${idsOf('hot_deal')}::text[]) and ${applies}`);
  const counted = new Map<string, boolean>();
  const marked = new Set<string>();
  for (const { kind, id, counted: isCounted } of rows) {
    if (kind === 'dish') counted.set(id, isCounted);
    else marked.add(keyOf({ kind, id }));
  }
  return { counted, marked };
}

async function takePortionsOf(
  tx: Transaction,
  branchStock: BranchStock,
  { dishId, qty }: Portions,
  counted: boolean | undefined,
): Promise<PortionResult> {
  if (counted === undefined) return 'rejected';
  if (!counted) return 'uncounted';
  const changed = await tx.execute(sql`
    update branch_dishes set portions_left = portions_left - ${qty}
    where company_id = ${branchStock.companyId} and branch_id = ${branchStock.branchId}
      and dish_id = ${dishId} and portions_left >= ${qty}`);
  return changed === 1 ? 'counted' : 'rejected';
}

/**
 * Stores the counted portions that an order took, for {@link returnPortions}. Adds them to those of
 * earlier lines.
 * @param pieces quantity per dish.
 */
export async function recordPortions(
  tx: Transaction,
  order: { readonly id: string; readonly companyId: string },
  pieces: readonly (readonly [dishId: string, qty: number])[],
  results: ReadonlyMap<string, PortionResult>,
): Promise<void> {
  const counted = pieces.filter(([dishId]) => results.get(dishId) === 'counted');
  if (counted.length === 0) return;
  const rows = counted.map(
    ([dishId, qty]) => sql`(${order.id}, ${order.companyId}, ${dishId}, ${qty})`,
  );
  await tx.execute(sql`
    insert into order_portions as held (order_id, company_id, dish_id, qty) values ${join(rows)}
    on conflict (company_id, order_id, dish_id) do update set qty = held.qty + excluded.qty`);
}

/**
 * Returns the portions of an order, except of lost dishes. Call it once per order, in the
 * transaction that cancels it.
 */
export async function returnPortions(
  tx: Transaction,
  orderId: string,
  lostDishes: readonly string[] = [],
): Promise<void> {
  const results = await tx.query<Portions & BranchStock>(sql`
    select o.company_id as "companyId", o.branch_id as "branchId", p.dish_id as "dishId", p.qty
    from order_portions p join orders o on o.company_id = p.company_id and o.id = p.order_id
    where o.id = ${orderId} and p.dish_id <> all(${lostDishes})
    order by p.dish_id collate "C"`);
  for (const { companyId, branchId, dishId, qty } of results) {
    await tx.execute(sql`
      update branch_dishes set portions_left = portions_left + ${qty}
      where company_id = ${companyId} and branch_id = ${branchId} and dish_id = ${dishId}`);
  }
}
