import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { BranchKey } from './marks.ts';

/** A change of the portions left of a dish. Null if they are not counted. */
export interface Portions {
  /** The number that the person saw. */
  readonly seen: number | null;
  readonly left: number | null;
}

/** Returns the portions left of a dish; null if they are not counted. */
export async function findPortionsLeft(
  tx: Transaction,
  branch: BranchKey,
  dishId: string,
): Promise<number | null> {
  const row = await tx.one<{ portions_left: number | null }>(sql`
    select portions_left from branch_dishes
    where company_id = ${branch.company_id} and branch_id = ${branch.id} and dish_id = ${dishId}
      and not retired`);
  return row?.portions_left ?? null;
}

/**
 * Sets the portions left of a dish, or stops counting them, unless an order or another person has
 * changed them since `seen` was read.
 * @returns false if they have changed.
 */
export async function setPortionsLeft(
  tx: Transaction,
  branch: BranchKey,
  dishId: string,
  { seen, left }: Portions,
): Promise<boolean> {
  const changed = await tx.execute(sql`
    update branch_dishes set portions_left = ${left}
    where company_id = ${branch.company_id} and branch_id = ${branch.id} and dish_id = ${dishId}
      and not retired and portions_left is not distinct from ${seen}::integer`);
  return changed === 1;
}
