import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { wireInstant } from '../../../../contract/wire.ts';
import { requireBranch } from '../../../staff/index.ts';
import { findBoardOrders } from '../../counter/board-reads.ts';
import { viewBoardOrder } from '../../counter/board-view.ts';
import { viewBranchState } from '../../counter/branch-state.ts';
import { findOrderContents } from '../../orders/order-reads.ts';

/** Returns the open orders of a branch by the time at which they are due. */
export const board: CounterHandler<'board'> = async (context, { body }) => {
  const { db, company, language, now, riders, staff } = context;
  const branch = await requireBranch(context, body.branch_id);
  const orders = await findBoardOrders(db, company.id, branch.id, now);
  const contentsOf = await findOrderContents(
    db,
    company.id,
    orders.map(({ id }) => id),
  );
  const zone = company.time_zone;
  const viewing = { language, zone, staff, riders };
  const cards = orders.map((order) => viewBoardOrder(order, contentsOf(order.id), viewing));
  return {
    now: wireInstant(now, zone),
    branch: await viewBranchState(db, branch, context),
    orders: cards.sort((a, b) =>
      Temporal.Instant.compare(Temporal.Instant.from(a.due_at), Temporal.Instant.from(b.due_at)),
    ),
  };
};
