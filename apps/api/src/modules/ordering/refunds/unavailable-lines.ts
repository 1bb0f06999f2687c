import { MARKABLE_STATUSES } from '@claypot/domain/order-steps';
import { sum, ZERO } from '@claypot/domain/pricing';
import { type Cents, cents } from '@claypot/sdk';
import { companyOfOrder } from '../../../platform/db/company-of.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { join, sql } from '../../../platform/db/sql.ts';
import type { MenuAt } from '../../../platform/http/origin/companies.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { notify } from '../../notifications/index.ts';
import { findPaidAmount } from '../../payments/index.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { dishesOfLines } from '../orders/order-lines.ts';
import { rejectOrder } from '../progress/reject-order.ts';
import { giveRefund } from './give-refund.ts';
import { releaseLinePortions } from './line-portions.ts';
import { chooseLines, findPricedLines, type PricedLine } from './priced-lines.ts';
import { unavailableMessage } from './unavailable-message.ts';

/** Lines that the branch cannot make. */
export interface Unavailable {
  readonly lineIds: readonly string[];
  readonly reason: 'SOLD_OUT' | 'OTHER';
  /** For the customer, with the reason `OTHER`; else null. */
  readonly text: string | null;
  /** Id of the refund, if there is one. */
  readonly refundId: string;
  readonly staffId: string;
}

/** The order of the lines. */
interface OrderOfLines {
  readonly id: string;
  readonly branch_id: string;
  readonly number: string;
}

/** Result: the lines that were still available, and the refund for them. */
export interface MarkedLines {
  readonly lines: readonly PricedLine[];
  /** In cents; null if the order was rejected because nothing is left. */
  readonly refunded: Cents | null;
}

/**
 * Marks lines of an order as unavailable and refunds their shares, up to what is left of the
 * payment. Returns their portions, or marks their dishes as sold out. Rejects the order if no line
 * is left. Lines that are unavailable already stay unchanged.
 * @throws ApiError `ORDER_MOVED` once the food is ready, `INVALID_REQUEST` if a line is not one of
 * the order's.
 */
export async function markUnavailable(
  tx: Transaction,
  company: MenuAt,
  order: OrderOfLines,
  unavailable: Unavailable,
  now: Temporal.Instant,
): Promise<MarkedLines> {
  const status = await lockOrder(tx, order.id);
  if (!MARKABLE_STATUSES.includes(status)) throw new ApiError('ORDER_MOVED', { data: { status } });
  const all = await findPricedLines(tx, company.id, order.id);
  const chosen = chooseLines(order.id, all, unavailable.lineIds, 'body.line_ids');
  const lines = chosen.filter(({ is_unavailable }) => !is_unavailable);
  if (lines.length === 0) return { lines, refunded: ZERO };
  await storeUnavailable(tx, order.id, lines, unavailable, now);
  const isSoldOut = unavailable.reason === 'SOLD_OUT';
  if (all.every((line) => line.is_unavailable || lines.includes(line))) {
    const { reason, text, staffId } = unavailable;
    const soldOutLineIds = isSoldOut ? lines.map(({ id }) => id) : [];
    const rejection = { from: status, reason, text, soldOutLineIds, staffId, approverId: null };
    await rejectOrder(tx, order.id, rejection, now);
    return { lines, refunded: null };
  }
  const lostDishes = isSoldOut ? await dishesOfLines(tx, order.id, lines) : [];
  await releaseLinePortions(tx, company, order, lines, lostDishes);
  const refunded = await refundLines(tx, order.id, lines, unavailable, now);
  await notifyMember(tx, order, lines, { ...unavailable, amount: refunded }, now);
  return { lines, refunded };
}

async function storeUnavailable(
  tx: Transaction,
  orderId: string,
  lines: readonly PricedLine[],
  { reason, text }: Unavailable,
  now: Temporal.Instant,
): Promise<void> {
  const rows = lines.map(
    ({ kind, position }) =>
      sql`(${companyOfOrder(orderId)}, ${orderId}, ${kind}, ${position}, ${reason}, ${text}, ${now})`,
  );
  await tx.execute(sql`
    insert into unavailable_lines (company_id, order_id, kind, position, reason, text, at)
    values ${join(rows)}`);
}

/** Refunds the lines that are not refunded yet. Returns the amount. */
async function refundLines(
  tx: Transaction,
  orderId: string,
  lines: readonly PricedLine[],
  { refundId, text, staffId }: Unavailable,
  now: Temporal.Instant,
): Promise<Cents> {
  const unpaid = lines.filter(({ is_refunded }) => !is_refunded);
  const payment = await findPaidAmount(tx, orderId);
  if (payment === null) return ZERO;
  const { paymentId, refundable } = payment;
  const amount = cents(Math.min(sum(unpaid.map(({ share }) => share)), refundable));
  if (amount === 0) return ZERO;
  const refund = {
    id: refundId,
    orderId,
    paymentId,
    amount,
    reason: 'UNAVAILABLE',
    text,
    staffId,
    approverId: null,
    lines: unpaid,
  } as const;
  await giveRefund(tx, refund, now);
  return amount;
}

/** Guests see it on the order page. */
async function notifyMember(
  tx: Transaction,
  { id, number }: OrderOfLines,
  lines: readonly PricedLine[],
  { text, amount }: { readonly text: string | null; readonly amount: Cents },
  now: Temporal.Instant,
): Promise<void> {
  const order = await tx.one<{ customer_id: string | null }>(
    sql`select customer_id from orders where id = ${id}`,
  );
  const memberId = order?.customer_id ?? null;
  const [first] = lines;
  if (memberId === null || first === undefined) return;
  const names = lines.map(({ name }) => name);
  const message = unavailableMessage({ number, names, text, amount });
  const about = { kind: 'order', id } as const;
  // Each line becomes unavailable once, so the first one identifies the message.
  await notify(tx, memberId, { id: `unavailable-${first.id}`, message, about }, now);
}
