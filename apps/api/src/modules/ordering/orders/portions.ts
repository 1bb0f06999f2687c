import type { Transaction } from '../../../platform/db/db.ts';
import { join, sql } from '../../../platform/db/sql.ts';

/** Number of portions of one dish that an order needs. */
export interface Portions {
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

/**
 * Takes portions of each dish. Rejects a dish if too few are left, if it is sold out or if the
 * branch does not offer it. Updates rows in the order of dish ids to prevent deadlocks. Does not
 * update uncounted dishes, so orders of them never wait for each other. Each dish may occur once.
 */
export async function takePortions(
  tx: Transaction,
  branchStock: BranchStock,
  requested: readonly Portions[],
): Promise<Map<string, PortionResult>> {
  const counted = await readCountedDishes(tx, branchStock, requested);
  const results = new Map<string, PortionResult>();
  const inLockOrder = requested.toSorted((a, b) => (a.dishId < b.dishId ? -1 : 1));
  for (const portions of inLockOrder) {
    results.set(
      portions.dishId,
      await takePortionsOf(tx, branchStock, portions, counted.get(portions.dishId)),
    );
  }
  return results;
}

/** Maps the ids of available dishes to whether their portions are counted. */
async function readCountedDishes(
  tx: Transaction,
  branchStock: BranchStock,
  requested: readonly Portions[],
): Promise<Map<string, boolean>> {
  const rows = await tx.query<{ dish_id: string; counted: boolean }>(sql`
    select dish_id, portions_left is not null as counted from branch_dishes
    where company_id = ${branchStock.companyId} and branch_id = ${branchStock.branchId}
      and dish_id = any(${requested.map(({ dishId }) => dishId)}) and not retired and not sold_out`);
  return new Map(rows.map(({ dish_id, counted }) => [dish_id, counted]));
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
 * Stores the counted portions that an order took, for {@link returnPortions}.
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
  await tx.execute(
    sql`insert into order_portions (order_id, company_id, dish_id, qty) values ${join(rows)}`,
  );
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
