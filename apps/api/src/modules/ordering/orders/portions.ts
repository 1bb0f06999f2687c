import type { Transaction } from '../../../platform/db/db.ts';
import { join, sql } from '../../../platform/db/sql.ts';

/** How many portions of one dish an order takes from its branch. */
export interface Portions {
  readonly dishId: string;
  readonly qty: number;
}

/** Where portions are counted. */
export interface Shelf {
  readonly companyId: string;
  readonly branchId: string;
}

/** What happened to a wish for portions of a dish. */
export type Taken = 'counted' | 'uncounted' | 'rejected';

/**
 * Takes portions of each dish, or refuses where fewer are left than asked for or the dish is sold
 * out. Rows change in the order of their dish ids, so that two orders never wait for each other in
 * a circle; dishes nobody counts are not touched, so that orders for them never wait at all.
 * A dish may be named once only.
 */
export async function takePortions(
  tx: Transaction,
  shelf: Shelf,
  wishes: readonly Portions[],
): Promise<Map<string, Taken>> {
  const counted = await readShelf(tx, shelf, wishes);
  const taken = new Map<string, Taken>();
  const inLockOrder = wishes.toSorted((a, b) => (a.dishId < b.dishId ? -1 : 1));
  for (const wish of inLockOrder) {
    taken.set(wish.dishId, await takeOne(tx, shelf, wish, counted.get(wish.dishId)));
  }
  return taken;
}

/** For each dish that can be sold: are its portions counted? */
async function readShelf(
  tx: Transaction,
  shelf: Shelf,
  wishes: readonly Portions[],
): Promise<Map<string, boolean>> {
  const rows = await tx.query<{ dish_id: string; counted: boolean }>(sql`
    select dish_id, portions_left is not null as counted from branch_dishes
    where company_id = ${shelf.companyId} and branch_id = ${shelf.branchId}
      and dish_id = any(${wishes.map(({ dishId }) => dishId)}) and not retired and not sold_out`);
  return new Map(rows.map(({ dish_id, counted }) => [dish_id, counted]));
}

async function takeOne(
  tx: Transaction,
  shelf: Shelf,
  { dishId, qty }: Portions,
  counted: boolean | undefined,
): Promise<Taken> {
  if (counted === undefined) return 'rejected';
  if (!counted) return 'uncounted';
  const changed = await tx.execute(sql`
    update branch_dishes set portions_left = portions_left - ${qty}
    where company_id = ${shelf.companyId} and branch_id = ${shelf.branchId}
      and dish_id = ${dishId} and portions_left >= ${qty}`);
  return changed === 1 ? 'counted' : 'rejected';
}

/**
 * Remembers what an order took, for {@link returnPortions}; portions nobody counts are not.
 * @param pieces how many of each dish it sells.
 */
export async function recordPortions(
  tx: Transaction,
  order: { readonly id: string; readonly companyId: string },
  pieces: readonly (readonly [dishId: string, qty: number])[],
  taken: ReadonlyMap<string, Taken>,
): Promise<void> {
  const counted = pieces.filter(([dishId]) => taken.get(dishId) === 'counted');
  if (counted.length === 0) return;
  const rows = counted.map(
    ([dishId, qty]) => sql`(${order.id}, ${order.companyId}, ${dishId}, ${qty})`,
  );
  await tx.execute(
    sql`insert into order_portions (order_id, company_id, dish_id, qty) values ${join(rows)}`,
  );
}

/** Gives back what an order took. Call it once an order, in the transaction that cancels it. */
export async function returnPortions(tx: Transaction, orderId: string): Promise<void> {
  const taken = await tx.query<Portions & Shelf>(sql`
    select o.company_id as "companyId", o.branch_id as "branchId", p.dish_id as "dishId", p.qty
    from order_portions p join orders o on o.company_id = p.company_id and o.id = p.order_id
    where o.id = ${orderId}
    order by p.dish_id collate "C"`);
  for (const { companyId, branchId, dishId, qty } of taken) {
    await tx.execute(sql`
      update branch_dishes set portions_left = portions_left + ${qty}
      where company_id = ${companyId} and branch_id = ${branchId} and dish_id = ${dishId}`);
  }
}
