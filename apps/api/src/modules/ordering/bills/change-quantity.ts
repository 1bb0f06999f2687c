import { ofOrder } from '../../../platform/db/company-of.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { MenuAt } from '../../../platform/http/origin/companies.ts';
import type { Choice } from '../../menu/index.ts';
import type { LinePosition } from '../orders/order-lines.ts';
import { releasePieces } from '../refunds/line-portions.ts';
import { type BillOrder, takePortionsOf, type UnavailableLine } from './ring-up.ts';

/** A line as stored. Exactly one of dish and package is set. */
interface StoredItem extends LinePosition {
  readonly dish_id: string | null;
  readonly package_id: string | null;
  readonly hot_deal_id: string | null;
  readonly selection: Choice[];
  readonly qty: number;
}

/**
 * Changes the quantity of a dish or package of a bill at its price, and takes or returns portions.
 * 0 removes it.
 * @param lineId `cart_line_id` of the line, which exists.
 * @returns why more pieces are not available; null if the quantity was changed.
 */
export async function changeQuantity(
  tx: Transaction,
  company: MenuAt,
  order: BillOrder,
  { lineId, qty }: { readonly lineId: string; readonly qty: number },
  now: Temporal.Instant,
): Promise<UnavailableLine['reason'] | null> {
  const line = await findItem(tx, order.id, lineId);
  if (qty > line.qty) {
    const more = { ...itemOf(line), id: lineId, qty: qty - line.qty, choices: line.selection };
    const { unavailable } = await takePortionsOf(tx, company, order, [more], now);
    const [first] = unavailable;
    if (first !== undefined) return first.reason;
  } else if (qty < line.qty) {
    const of = { id: order.id, branch_id: order.branchId };
    await releasePieces(tx, company, of, line, line.qty - qty);
  }
  await (qty === 0 ? removeLine(tx, order.id, line) : storeQuantity(tx, order.id, line, qty));
  return null;
}

async function findItem(tx: Transaction, orderId: string, lineId: string): Promise<StoredItem> {
  const item = await tx.one<StoredItem>(sql`
    select 'dish' as kind, position, dish_id, null as package_id, null as hot_deal_id, selection, qty
    from order_lines where ${ofOrder(orderId)} and cart_line_id = ${lineId}
    union all
    select 'package', position, null, package_id, hot_deal_id, selection, qty
    from order_packages where ${ofOrder(orderId)} and cart_line_id = ${lineId}`);
  if (item === null) throw new Error('The line does not exist');
  return item;
}

function itemOf({ dish_id, package_id, hot_deal_id }: StoredItem) {
  if (dish_id !== null) return { type: 'dish', itemId: dish_id } as const;
  if (hot_deal_id !== null) return { type: 'hot_deal', itemId: hot_deal_id } as const;
  if (package_id !== null) return { type: 'package', itemId: package_id } as const;
  throw new Error('The line has no item');
}

async function storeQuantity(
  tx: Transaction,
  orderId: string,
  { kind, position }: StoredItem,
  qty: number,
): Promise<void> {
  if (kind === 'dish') {
    await tx.execute(sql`
      update order_lines
      set qty = ${qty}, line_total = dish_price * ${qty}::integer, point = point / qty * ${qty}::integer
      where ${ofOrder(orderId)} and position = ${position}`);
    return;
  }
  await tx.execute(sql`
    update order_lines l set qty = l.qty / p.qty * ${qty}::integer
    from order_packages p
    where p.company_id = l.company_id and p.order_id = l.order_id
      and p.position = l.package_position and l.order_id = ${orderId} and p.position = ${position}`);
  await tx.execute(sql`
    update order_packages
    set qty = ${qty}, line_total = package_price * ${qty}::integer, point = point / qty * ${qty}::integer
    where ${ofOrder(orderId)} and position = ${position}`);
}

async function removeLine(
  tx: Transaction,
  orderId: string,
  { kind, position }: StoredItem,
): Promise<void> {
  if (kind === 'dish') {
    await tx.execute(sql`
      delete from order_lines where ${ofOrder(orderId)} and position = ${position}`);
    return;
  }
  await tx.execute(sql`
    delete from order_lines where ${ofOrder(orderId)} and package_position = ${position}`);
  await tx.execute(sql`
    delete from order_packages where ${ofOrder(orderId)} and position = ${position}`);
}
