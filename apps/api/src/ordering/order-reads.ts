import type { Cents } from '@claypot/sdk';
import type { Queryable } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { CancelReason, OrderStatus } from './order-status.ts';
import { type Owner, ownerKey } from './owner.ts';
import type { TranslatedText } from './translated-text.ts';

/** An order without its lines, as it was sold. */
export interface Order {
  readonly id: string;
  readonly sales_order_tx_id: string;
  readonly status: OrderStatus;
  readonly created_at: Temporal.Instant;
  /** When it was paid for; null until then. */
  readonly paid_at: Temporal.Instant | null;
  readonly delivery_time: Temporal.Instant | null;
  readonly delivery_method: 'delivery' | 'pickup' | 'dine-in';
  readonly full_address: string | null;
  readonly mail_unit_no: string | null;
  readonly mail_street: string | null;
  readonly customer_remark: string | null;
  readonly branch_id: string;
  readonly branch_name: TranslatedText;
  readonly street1: TranslatedText;
  readonly street2: TranslatedText | null;
  readonly city: string;
  readonly postal_code: string;
  readonly state: string;
  readonly time_zone: string;
  readonly payment_id: string;
  readonly payment_url: string | null;
  readonly subtotal: Cents;
  readonly voucher_discount_amount: Cents;
  readonly tier_discount_amount: Cents;
  /** A decimal number. */
  readonly tier_discount_percent: string;
  readonly point_discount_amount: Cents;
  readonly charge_amount: Cents;
  readonly delivery_fee: Cents;
  readonly tax_amount: Cents;
  readonly adj_amount: number;
  readonly final_total_amount: Cents;
  readonly point_earn: number;
}

/** A line as it was sold. */
export interface OrderLine {
  readonly order_id: string;
  readonly position: number;
  readonly dish_id: string;
  readonly dish_name: TranslatedText;
  readonly image: string;
  readonly dish_price: Cents;
  readonly variation_list: readonly {
    readonly option_name: TranslatedText;
    readonly variation_name: TranslatedText;
    readonly additional_price: Cents;
  }[];
  readonly qty: number;
  readonly line_total: Cents;
}

const select = sql`
  select o.id, o.sales_order_tx_id, o.status, o.created_at, o.delivery_time, o.delivery_method,
    o.full_address, o.mail_unit_no, o.mail_street, o.customer_remark, o.branch_id,
    b.branch_name, b.street1, b.street2, b.city, b.postal_code, b.state,
    c.time_zone, p.id as payment_id, p.payment_url, o.subtotal,
    o.voucher_discount_amount, o.tier_discount_amount, o.tier_discount_percent,
    o.point_discount_amount, o.charge_amount, o.delivery_fee, o.tax_amount, o.adj_amount,
    o.final_total_amount, o.point_earn,
    (select h.at from order_status_history h
      where h.order_id = o.id and h.status = 'PREPARING') as paid_at
  from orders o
  join branches b on b.company_id = o.company_id and b.id = o.branch_id
  join companies c on c.id = o.company_id
  join payments p on p.order_id = o.id`;

/** An owner's newest orders, the newest first: one index answers this, however many others order. */
export function findOrders(
  db: Queryable,
  companyId: string,
  owner: Owner,
  most: number,
): Promise<Order[]> {
  return db.query(sql`${select}
    where o.company_id = ${companyId} and o.owner = ${ownerKey(owner)}
    order by o.created_at desc, o.id desc limit ${most}`);
}

/** One order of its owner; somebody else's is as if it were not there. */
export function findOrder(
  db: Queryable,
  companyId: string,
  owner: Owner,
  orderId: string,
): Promise<Order | null> {
  return db.one(sql`${select}
    where o.id = ${orderId} and o.company_id = ${companyId} and o.owner = ${ownerKey(owner)}`);
}

/** The lines of orders, by order, in the order they stood in the cart. */
export async function findOrderLines(
  db: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, OrderLine[]>> {
  if (orderIds.length === 0) return new Map();
  const lines = await db.query<OrderLine>(sql`
    select order_id, position, dish_id, dish_name, image, dish_price, variation_list, qty, line_total
    from order_lines where order_id = any(${orderIds}) order by order_id, position`);
  return Map.groupBy(lines, (line) => line.order_id);
}

/** Every status an order has had, oldest first. */
export function findStatusHistory(
  db: Queryable,
  orderId: string,
): Promise<{ status: OrderStatus; reason: CancelReason | null; at: Temporal.Instant }[]> {
  return db.query(sql`
    select status, reason, at from order_status_history
    where order_id = ${orderId} order by position`);
}
