import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { BranchKey } from '../branch-key.ts';
import { quarterOf, quartersFrom, startOf, timeInQuarter } from './quarter.ts';

/** A branch with its maximum of orders per quarter of an hour; null for no maximum. */
export interface Capacity extends BranchKey {
  readonly ordersPerQuarter: number | null;
}

const QUARTER = { minutes: 15 };

/**
 * Counts an order in the quarter of its food. Returns false if the quarter is full; then nothing
 * has changed.
 */
export async function takeQuarter(
  tx: Transaction,
  { companyId, branchId, ordersPerQuarter }: Capacity,
  quarter: number,
): Promise<boolean> {
  const changed = await tx.execute(sql`
    insert into order_quarters as q (company_id, branch_id, quarter, capacity, taken)
    values (${companyId}, ${branchId}, ${startOf(quarter)}, ${ordersPerQuarter}, 1)
    on conflict (company_id, branch_id, quarter) do update
      set taken = q.taken + 1, capacity = excluded.capacity
      where excluded.capacity is null or q.taken < excluded.capacity`);
  return changed === 1;
}

/**
 * Counts an order in the first quarter from `food` on that has room. Returns the time of the food;
 * null if the next hours are full. Locks the rows in ascending order.
 */
export async function takeFirstFree(
  tx: Transaction,
  capacity: Capacity,
  food: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  for (const quarter of quartersFrom(food)) {
    if (await takeQuarter(tx, capacity, quarter)) return timeInQuarter(food, quarter);
  }
  return null;
}

/**
 * Counts an order in a quarter by a decision of staff. A full quarter gets one place more for it.
 * Customers cannot take that place when the order leaves, because they bring the maximum with them.
 */
async function forceQuarter(
  tx: Transaction,
  { companyId, branchId, ordersPerQuarter }: Capacity,
  quarter: number,
): Promise<void> {
  await tx.execute(sql`
    insert into order_quarters as q (company_id, branch_id, quarter, capacity, taken)
    values (${companyId}, ${branchId}, ${startOf(quarter)}, ${ordersPerQuarter}, 1)
    on conflict (company_id, branch_id, quarter) do update
      set taken = q.taken + 1, capacity = case when excluded.capacity is not null
        then greatest(excluded.capacity, q.taken + 1) end`);
}

/**
 * Takes an order out of its quarter. Call it once per order and quarter, in the transaction that
 * ends or moves the order.
 */
export async function returnQuarter(
  tx: Transaction,
  { companyId, branchId }: BranchKey,
  quarter: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    update order_quarters set taken = taken - 1
    where company_id = ${companyId} and branch_id = ${branchId} and quarter = ${quarter}`);
}

/** An order that moves to another time. */
export interface CountedOrder extends Capacity {
  /** The quarter that counts the order; null if none does. */
  readonly quarter: Temporal.Instant | null;
}

/**
 * Moves an order to the first quarter from `food` on that has room. `food` is not before the
 * order's present quarter. If the next hours are full, the order stays where it counts. Returns the
 * quarter and the time of the food.
 */
export async function moveToFree(
  tx: Transaction,
  { quarter: from, ...capacity }: CountedOrder,
  food: Temporal.Instant,
): Promise<{ readonly quarter: Temporal.Instant | null; readonly foodAt: Temporal.Instant }> {
  if (from?.epochMilliseconds === quarterOf(food)) return { quarter: from, foodAt: food };
  if (from !== null) await returnQuarter(tx, capacity, from);
  const foodAt = await takeFirstFree(tx, capacity, food);
  if (foodAt !== null) return { quarter: startOf(quarterOf(foodAt)), foodAt };
  if (from !== null) await forceQuarter(tx, capacity, from.epochMilliseconds);
  return { quarter: from, foodAt: food };
}

/** Moves an order to the quarter that staff decide on, full or not. Returns the quarter. */
export async function moveByStaff(
  tx: Transaction,
  { quarter: from, ...capacity }: CountedOrder,
  food: Temporal.Instant,
): Promise<Temporal.Instant> {
  const to = startOf(quarterOf(food));
  if (from?.equals(to)) return from;
  // Ascending, as everywhere: staff may move an order to an earlier quarter, too.
  const isLater = from === null || Temporal.Instant.compare(from, to) < 0;
  if (from !== null && isLater) await returnQuarter(tx, capacity, from);
  await forceQuarter(tx, capacity, to.epochMilliseconds);
  if (from !== null && !isLater) await returnQuarter(tx, capacity, from);
  return to;
}

/** Number of orders in a quarter of an hour. */
export interface CountedQuarter {
  readonly quarter: Temporal.Instant;
  readonly taken: number;
}

/** Returns the quarters with orders between two moments, earliest first. */
export function findCountedQuarters(
  db: Queryable,
  { companyId, branchId }: BranchKey,
  from: Temporal.Instant,
  until: Temporal.Instant,
): Promise<CountedQuarter[]> {
  return db.query<CountedQuarter>(sql`
    select quarter, taken from order_quarters
    where company_id = ${companyId} and branch_id = ${branchId}
      and quarter >= ${from} and quarter < ${until} and taken > 0
    order by quarter`);
}

/**
 * Deletes past quarters. If an order of a past quarter ends later, `returnQuarter` finds no row,
 * which is harmless.
 */
export async function dropPastQuarters(db: Queryable, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`delete from order_quarters where quarter < ${now.subtract(QUARTER)}`);
}
