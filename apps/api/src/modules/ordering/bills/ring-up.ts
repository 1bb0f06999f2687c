import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { MenuAt } from '../../../platform/http/origin/companies.ts';
import { type CartLine, piecesOf, type UnavailableReason } from '../cart/cart-lines.ts';
import { recordPortions } from '../orders/portions.ts';
import { insertOrderLines } from '../placing/new-order-lines.ts';
import { takeForLines } from '../placing/place-order.ts';
import { findRequestedLines, type RequestedLine } from './requested-lines.ts';

/** The order of a bill, which the caller has locked. */
export interface BillOrder {
  readonly id: string;
  readonly branchId: string;
}

/** An item that cannot be rung up. */
export interface UnavailableLine {
  /** Position in the request, from 0. */
  readonly index: number;
  readonly reason: UnavailableReason;
}

/**
 * Adds items to the order of a bill and takes their portions.
 * @returns the items that are not available. If there are any, the caller rolls back.
 */
export async function ringUp(
  tx: Transaction,
  company: MenuAt,
  order: BillOrder,
  requested: readonly RequestedLine[],
  now: Temporal.Instant,
): Promise<UnavailableLine[]> {
  const { lines, unavailable } = await takePortionsOf(tx, company, order, requested, now);
  if (unavailable.length > 0) return unavailable;
  const from = await tx.one<{ packages: number; dishes: number }>(sql`
    select
      (select coalesce(max(position) + 1, 0) from order_packages
        where company_id = ${company.id} and order_id = ${order.id}) as packages,
      (select coalesce(max(position) + 1, 0) from order_lines
        where company_id = ${company.id} and order_id = ${order.id}) as dishes`);
  await insertOrderLines(tx, {
    id: order.id,
    companyId: company.id,
    lines,
    ...(from !== null && { from }),
  });
  return [];
}

/** Takes the portions of items for an order. Stores no line. */
export async function takePortionsOf(
  tx: Transaction,
  company: MenuAt,
  { id, branchId }: BillOrder,
  requested: readonly RequestedLine[],
  now: Temporal.Instant,
): Promise<{ readonly lines: CartLine[]; readonly unavailable: UnavailableLine[] }> {
  const found = await findRequestedLines(tx, company, branchId, requested);
  const unavailable = found.flatMap((line, index): UnavailableLine[] => {
    const reason = line === null ? missingReason(requested[index]) : line.unavailable;
    return reason === null ? [] : [{ index, reason }];
  });
  const lines = found.filter((line) => line !== null);
  if (unavailable.length > 0) return { lines, unavailable };
  const shelf = { companyId: company.id, branchId };
  const { stock, rejected } = await takeForLines(tx, shelf, lines, now);
  await recordPortions(tx, { id, companyId: company.id }, [...piecesOf(lines)], stock);
  return {
    lines,
    unavailable: rejected.map((line) => ({ index: found.indexOf(line), reason: 'SOLD_OUT' })),
  };
}

/** A hot deal without a known package has wrong choices. */
function missingReason(line: RequestedLine | undefined): UnavailableReason {
  return line?.type === 'hot_deal' ? 'OPTIONS_CHANGED' : 'NOT_FOUND';
}
