import { companyOfOrder } from '../../../platform/db/company-of.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { join, sql } from '../../../platform/db/sql.ts';
import { createRefund } from '../../payments/index.ts';
import { refundPoints } from '../orders/order-discounts.ts';
import type { LinePosition } from '../orders/order-lines.ts';

/** A refund of a part of an order, with the lines that it is for. */
export type PartialRefund = Parameters<typeof createRefund>[1] & {
  readonly lines: readonly LinePosition[];
};

/**
 * Stores a refund with its lines and lets the points of the order follow (decisions L8). Vouchers
 * stay used. The caller has locked the order.
 */
export async function giveRefund(
  tx: Transaction,
  { lines, ...refund }: PartialRefund,
  now: Temporal.Instant,
): Promise<void> {
  const { id: refundId, orderId, amount } = refund;
  await createRefund(tx, refund, now);
  if (lines.length > 0) {
    const rows = lines.map(
      ({ kind, position }) =>
        sql`(${companyOfOrder(orderId)}, ${orderId}, ${kind}, ${position}, ${refundId})`,
    );
    await tx.execute(sql`
      insert into refund_lines (company_id, order_id, kind, position, refund_id)
      values ${join(rows)}`);
  }
  await refundPoints(tx, orderId, now, { refundId, amount });
}
