import type { Cents } from '@claypot/sdk';
import type { PaymentMethod } from '../../../gateways/payments/payments.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import { type Owner, ownerKey } from '../../identity/index.ts';
import {
  type PaymentState,
  type RefundSummary,
  refundSummary,
  refundSummaryJoin,
} from '../../payments/index.ts';
import type { CancelReason, DeliveryFailure, OrderStatus } from './order-status.ts';

/** An order as sold, without its lines. */
export interface Order extends RefundSummary {
  readonly id: string;
  readonly sales_order_tx_id: string;
  readonly status: OrderStatus;
  readonly created_at: Temporal.Instant;
  /** Null unless the order was cancelled. */
  readonly cancel_reason: CancelReason | null;
  /** Message of the staff to the customer; null unless the reason is `OTHER`. */
  readonly cancel_text: string | null;
  /** When the food has to be ready; null until the order is accepted. */
  readonly ready_by: Temporal.Instant | null;
  /** When the food was to be ready when the order was placed. Null for an earlier version. */
  readonly promised_by: Temporal.Instant | null;
  /** True if the order reserves portions. */
  readonly holds_portions: boolean;
  /** Time of the payment; null until then. */
  readonly paid_at: Temporal.Instant | null;
  readonly delivery_time: Temporal.Instant | null;
  readonly delivery_method: 'delivery' | 'pickup' | 'dine-in';
  readonly full_address: string | null;
  readonly mail_unit_no: string | null;
  readonly mail_street: string | null;
  /** Coordinates of the address; null for a pickup order or after anonymisation. */
  readonly to_latitude: string | null;
  readonly to_longitude: string | null;
  readonly customer_remark: string | null;
  readonly branch_id: string;
  readonly branch_name: TranslatedText;
  readonly street1: TranslatedText;
  readonly street2: TranslatedText | null;
  readonly city: string;
  readonly postal_code: string;
  readonly state: string;
  readonly time_zone: string;
  /** State of the delivery; null for a pickup order. */
  readonly delivery_state: 'quoted' | 'booked' | 'collected' | 'delivered' | 'cancelled' | null;
  /** Reason of a failed delivery; null for others and for those stored by older versions. */
  readonly delivery_failure: DeliveryFailure | null;
  /** Our reference at the courier; null for a pickup order. */
  readonly trip_reference: string | null;
  /**
   * The courier's tracking page; null for a pickup order, until the trip is booked, and after a
   * failed delivery or anonymisation.
   */
  readonly share_link: string | null;
  readonly payment_id: string;
  readonly payment_state: PaymentState;
  /** Null until the provider has reported it. */
  readonly payment_method: PaymentMethod | null;
  readonly payment_url: string | null;
  readonly subtotal: Cents;
  readonly voucher_discount_amount: Cents;
  readonly tier_discount_amount: Cents;
  /** Decimal number. */
  readonly tier_discount_percent: string;
  readonly point_discount_amount: Cents;
  readonly voucher_name: TranslatedText | null;
  readonly points_spent: number;
  readonly charge_amount: Cents;
  readonly delivery_fee: Cents;
  readonly tax_amount: Cents;
  readonly adj_amount: number;
  readonly final_total_amount: Cents;
  readonly point_earn: number;
}

/** A choice with its names at the time of the order. */
export interface OrderVariation {
  readonly option_name: TranslatedText;
  readonly variation_name: TranslatedText;
  readonly additional_price: Cents;
}

/** A dish as sold, on its own or in a package. */
export interface OrderLine {
  readonly order_id: string;
  readonly position: number;
  /** Position of its package; null for a dish on its own. */
  readonly package_position: number | null;
  readonly dish_id: string;
  readonly dish_name: TranslatedText;
  readonly image: string;
  readonly dish_price: Cents;
  readonly variation_list: readonly OrderVariation[];
  readonly qty: number;
  readonly line_total: Cents;
  /** True if the branch cannot make it. False for a dish of a package, whose package is marked. */
  readonly is_unavailable: boolean;
}

/** A package as sold. Its dishes are lines that refer to its position. */
export interface OrderPackage {
  readonly order_id: string;
  readonly position: number;
  readonly package_id: string;
  readonly package_name: TranslatedText;
  readonly hot_deal_name: TranslatedText | null;
  readonly image: string;
  readonly package_price: Cents;
  readonly variation_list: readonly OrderVariation[];
  readonly qty: number;
  readonly line_total: Cents;
  /** True if the branch cannot make it. */
  readonly is_unavailable: boolean;
}

export interface OrderContents {
  readonly packages: readonly OrderPackage[];
  readonly lines: readonly OrderLine[];
}

const select = sql`
  select o.id, o.sales_order_tx_id, o.status, o.created_at,
    exists (
      select from order_portions where company_id = o.company_id and order_id = o.id
    ) as holds_portions, o.delivery_time, o.delivery_method,
    o.full_address, o.mail_unit_no, o.mail_street, o.address ->> 'latitude' as to_latitude,
    o.address ->> 'longitude' as to_longitude, o.customer_remark, o.branch_id,
    b.branch_name, b.street1, b.street2, b.city, b.postal_code, b.state,
    c.time_zone, t.state as delivery_state, t.failure as delivery_failure, t.share_link,
    case when t.attempt = 1 then t.id::text else t.id || '-' || t.attempt end as trip_reference,
    p.id as payment_id, p.state as payment_state,
    p.method as payment_method,
    p.payment_url, o.subtotal,
    o.voucher_discount_amount, o.tier_discount_amount, o.tier_discount_percent,
    o.point_discount_amount, o.voucher_name, o.points_spent, o.charge_amount, o.delivery_fee, o.tax_amount, o.adj_amount,
    o.final_total_amount, o.point_earn, ${refundSummary},
    (select min(h.at) from order_status_history h
      where h.company_id = o.company_id and h.order_id = o.id
        and (h.status in ('PENDING', 'PREPARING')
          or (h.status = 'COMPLETED' and o.delivery_method = 'dine-in'))) as paid_at,
    o.ready_by,
    o.promised_by,
    case when o.status = 'CANCELLED' then (
      select h.reason from order_status_history h
      where h.company_id = o.company_id and h.order_id = o.id and h.reason is not null
      order by h.position desc limit 1
    ) end as cancel_reason,
    case when o.status = 'CANCELLED' then (
      select h.text from order_status_history h
      where h.company_id = o.company_id and h.order_id = o.id and h.text is not null
      order by h.position desc limit 1
    ) end as cancel_text
  from orders o
  join branches b on b.company_id = o.company_id and b.id = o.branch_id
  join companies c on c.id = o.company_id
  join payments p on p.company_id = o.company_id and p.order_id = o.id
  left join deliveries t on t.company_id = o.company_id and t.order_id = o.id
  ${refundSummaryJoin}`;

/** Returns an owner's orders, newest first, at most `most`. Uses the index by owner. */
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

/** Returns an order; null if it does not exist or another owner has it. */
export function findOrder(
  db: Queryable,
  companyId: string,
  owner: Owner,
  orderId: string,
): Promise<Order | null> {
  return db.one(sql`${select}
    where o.id = ${orderId} and o.company_id = ${companyId} and o.owner = ${ownerKey(owner)}`);
}

/** Returns a company's order of any owner, if it was placed after `since`; else null. */
export function findOrderSince(
  db: Queryable,
  companyId: string,
  orderId: string,
  since: Temporal.Instant,
): Promise<Order | null> {
  return db.one(sql`${select}
    where o.id = ${orderId} and o.company_id = ${companyId} and o.created_at > ${since}`);
}

/** Reads the items of orders. Returns a function from order id to items, in cart order. */
export async function findOrderContents(
  db: Queryable,
  companyId: string,
  orderIds: readonly string[],
): Promise<(orderId: string) => OrderContents> {
  const packages = Map.groupBy(await findPackages(db, companyId, orderIds), (row) => row.order_id);
  const lines = Map.groupBy(await findLines(db, companyId, orderIds), (row) => row.order_id);
  return (orderId) => ({
    packages: packages.get(orderId) ?? [],
    lines: lines.get(orderId) ?? [],
  });
}

/** SQL expression: the branch cannot make line `l`. */
function isUnavailable(kind: 'dish' | 'package'): Sql {
  return sql`exists (
        select from unavailable_lines u where u.company_id = l.company_id
          and u.order_id = l.order_id and u.kind = ${kind} and u.position = l.position)`;
}

function findLines(
  db: Queryable,
  companyId: string,
  orderIds: readonly string[],
): Promise<OrderLine[]> {
  return db.query(sql`
    select order_id, position, package_position, dish_id, dish_name, image, dish_price,
      variation_list, qty, line_total, ${isUnavailable('dish')} as is_unavailable
    from order_lines l where company_id = ${companyId} and order_id = any(${orderIds})
    order by position`);
}

function findPackages(
  db: Queryable,
  companyId: string,
  orderIds: readonly string[],
): Promise<OrderPackage[]> {
  return db.query(sql`
    select order_id, position, package_id, package_name, hot_deal_name, image, package_price,
      variation_list, qty, line_total, ${isUnavailable('package')} as is_unavailable
    from order_packages l where company_id = ${companyId} and order_id = any(${orderIds})
    order by position`);
}

/** Returns an order's statuses, oldest first. */
export function findStatusHistory(
  db: Queryable,
  companyId: string,
  orderId: string,
): Promise<{ status: OrderStatus; at: Temporal.Instant }[]> {
  return db.query(sql`
    select status, at from order_status_history
    where company_id = ${companyId} and order_id = ${orderId} order by position`);
}
