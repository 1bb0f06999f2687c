import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { requireBranch } from '../../../staff/index.ts';
import { MOST_FOUND, searchCounterOrders } from '../../counter/board-reads.ts';
import { viewBoardOrder } from '../../counter/board-view.ts';
import { findOrderContents } from '../../orders/order-reads.ts';

/** Finds paid orders of a branch by number, name or the last four digits of the phone number. */
export const searchOrders: CounterHandler<'searchOrders'> = async (context, { body }) => {
  const { db, company, language, riders, staff } = context;
  const branch = await requireBranch(context, body.branch_id);
  const found = await searchCounterOrders(db, company.id, branch.id, body.query);
  const orders = found.slice(0, MOST_FOUND);
  const contentsOf = await findOrderContents(
    db,
    company.id,
    orders.map(({ id }) => id),
  );
  const viewing = { language, zone: company.time_zone, staff, riders };
  return {
    orders: orders.map((order) => viewBoardOrder(order, contentsOf(order.id), viewing)),
    has_more: found.length > MOST_FOUND,
  };
};
