import type { OrderStatus } from '@claypot/domain/order-steps';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { sellOutUntilTomorrow } from '../../menu/index.ts';
import { createRefund, findPaidAmount, rejectionRefundId } from '../../payments/index.ts';
import { dishesOfLines, type LinePosition, toPositions } from '../orders/order-lines.ts';
import type { RejectReason } from '../orders/order-status.ts';
import { moveOrder } from '../orders/transition.ts';

export interface Rejection {
  /** The status that the person saw. */
  readonly from: OrderStatus;
  readonly reason: RejectReason;
  /** For the customer, with the reason `OTHER`; else null. */
  readonly text: string | null;
  /** Lines of dishes that become sold out in the branch. */
  readonly soldOutLineIds: readonly string[];
  /** Person at the counter, and the manager who approved it; null for the server itself. */
  readonly staffId: string | null;
  readonly approverId: string | null;
}

/**
 * Cancels a paid order for the branch and refunds what is left of the payment. The dishes of the
 * chosen lines become sold out until tomorrow in the same transaction, and their portions are not
 * returned.
 * @returns false if the order has another status; nothing has changed then.
 * @throws ApiError `INVALID_REQUEST` if a line is not one of the order's.
 */
export async function rejectOrder(
  tx: Transaction,
  orderId: string,
  { from, reason, text, soldOutLineIds, ...by }: Rejection,
  now: Temporal.Instant,
): Promise<boolean> {
  const positions = toPositions(orderId, soldOutLineIds, 'body.sold_out_line_ids');
  const soldOut = await markSoldOut(tx, orderId, positions, now);
  const step = { from, to: 'CANCELLED', reason, text, lostDishes: soldOut } as const;
  if (!(await moveOrder(tx, orderId, step, now))) return false;
  await refundRest(tx, orderId, by, now);
  return true;
}

async function refundRest(
  tx: Transaction,
  orderId: string,
  by: Pick<Rejection, 'staffId' | 'approverId'>,
  now: Temporal.Instant,
): Promise<void> {
  const payment = await findPaidAmount(tx, orderId);
  if (payment === null || payment.refundable === 0) return;
  const { paymentId, refundable: amount } = payment;
  const id = rejectionRefundId(paymentId);
  const refund = { id, orderId, paymentId, amount, reason: 'REJECTED', text: null, ...by } as const;
  await createRefund(tx, refund, now);
}

/** Marks the dishes of lines as sold out in the order's branch until tomorrow. Returns their ids. */
async function markSoldOut(
  tx: Transaction,
  orderId: string,
  positions: readonly LinePosition[],
  now: Temporal.Instant,
): Promise<readonly string[]> {
  if (positions.length === 0) return [];
  const dishes = await dishesOfLines(tx, orderId, positions);
  const order = await tx.one<{ companyId: string; branchId: string }>(
    sql`select company_id as "companyId", branch_id as "branchId" from orders where id = ${orderId}`,
  );
  if (order !== null) await sellOutUntilTomorrow(tx, order, dishes, now);
  return dishes;
}
