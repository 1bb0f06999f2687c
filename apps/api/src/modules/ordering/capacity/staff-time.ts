import type { Transaction } from '../../../platform/db/db.ts';
import { findOrdersPerQuarter, moveByStaff } from '../../kitchen/index.ts';
import { moveInKitchen } from './move-in-kitchen.ts';

/** An order of which staff change the time. */
interface MovedOrder {
  readonly id: string;
  readonly company_id: string;
  readonly branch_id: string;
  readonly food_quarter: Temporal.Instant | null;
}

/**
 * Counts an order in the quarter of the time that staff gave its food. They decide for their
 * kitchen, so they may exceed the maximum; then customers cannot choose that quarter.
 *
 * The caller holds a lock on the order.
 */
export async function moveOrderByStaff(
  tx: Transaction,
  { id, food_quarter: quarter, ...order }: MovedOrder,
  foodAt: Temporal.Instant,
): Promise<void> {
  const branch = { companyId: order.company_id, branchId: order.branch_id };
  const ordersPerQuarter = await findOrdersPerQuarter(tx, branch);
  const moved = await moveByStaff(tx, { ...branch, ordersPerQuarter, quarter }, foodAt);
  await moveInKitchen(tx, id, moved);
}
