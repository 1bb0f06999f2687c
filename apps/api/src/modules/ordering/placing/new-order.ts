import type { OrderTotal } from '@claypot/domain/pricing';
import type { Transaction } from '../../../platform/db/db.ts';
import { json, sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import type { Owner } from '../../identity/index.ts';
import { type PaymentTerms, paymentInsertion, schedulePaymentCheck } from '../../payments/index.ts';
import { type CartLine, piecesOf } from '../cart/cart-lines.ts';
import type { CartMethod } from '../cart/carts.ts';
import { insertDelivery, type NewDelivery } from '../delivery/deliveries.ts';
import { type PortionResult, recordPortions } from '../orders/portions.ts';
import { insertOrderLines } from './new-order-lines.ts';

export interface NewOrder {
  readonly id: string;
  readonly companyId: string;
  readonly owner: Owner;
  readonly branchId: string;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  /** See `placedFrom`. */
  readonly placedFrom: string | null;
  readonly method: CartMethod;
  /** Null means as soon as possible. */
  readonly deliveryTime: Temporal.Instant | null;
  readonly place: Place;
  /** Null for a pickup order. */
  readonly delivery: NewDelivery | null;
  readonly buyer: { readonly name: string; readonly phone: string; readonly email: string };
  readonly remark: string | null;
  readonly total: OrderTotal;
  /** Discount of the buyer's tier, in percent. */
  readonly tierPercent: number;
  readonly voucherName: TranslatedText | null;
  readonly pointsSpent: number;
  readonly lines: readonly CartLine[];
  /** Result of taking portions, by dish id. */
  readonly stock: ReadonlyMap<string, PortionResult>;
  readonly payment: PaymentTerms;
  readonly now: Temporal.Instant;
}

/** Place of an order in the kitchen. */
interface Place {
  /** When the food is to be ready. */
  readonly promisedBy: Temporal.Instant;
  /** The quarter of an hour that counts the order. */
  readonly quarter: Temporal.Instant;
}

/** Maximum attempts to find a free order number. */
const NUMBER_TRIES = 5;

/**
 * Stores an order with its lines, portions, delivery, first status and payment, under a free
 * number. Returns the number.
 */
export async function insertOrder(
  tx: Transaction,
  order: NewOrder,
  makeNumber: () => string,
): Promise<string> {
  const number = await insertNumbered(tx, order, makeNumber);
  await insertOrderLines(tx, order);
  await recordPortions(tx, order, [...piecesOf(order.lines)], order.stock);
  if (order.delivery !== null) await insertDelivery(tx, order.id, order.delivery, order.now);
  return number;
}

async function insertNumbered(
  tx: Transaction,
  order: NewOrder,
  makeNumber: () => string,
): Promise<string> {
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const number = makeNumber();
    if (await insertHead(tx, order, number)) return number;
  }
  throw new Error('No free order number was found');
}

async function insertHead(tx: Transaction, order: NewOrder, number: string): Promise<boolean> {
  const { owner, buyer, total, now } = order;
  const address = order.delivery?.address ?? null;
  const due = {
    companyId: order.companyId,
    order_id: order.id,
    top_up_id: null,
    amount: total.total,
  };
  const isStored = sql`exists (select from head)`;
  // If the number is taken, the statement inserts nothing.
  const stored = await tx.one<{ id: string }>(sql`
    with head as (
    insert into orders
      (id, company_id, guest_hash, customer_id, sales_order_tx_id, idempotency_key, request_hash,
       status, status_changed_at, branch_id, delivery_method, delivery_time, promised_by, food_quarter,
       full_address,
       mail_unit_no, mail_street, address,
       buyer_name, buyer_phone, buyer_email, customer_remark, payment_method, subtotal,
       voucher_discount_amount, tier_discount_percent, tier_discount_amount,
       point_discount_amount, charge_amount, delivery_fee, tax_amount, adj_amount,
       final_total_amount, point_earn, voucher_name, points_spent, placed_from, created_at)
    values
      (${order.id}, ${order.companyId}, ${owner.guestHash}, ${owner.customerId}, ${number},
       ${order.idempotencyKey}, ${order.requestHash}, 'MAKING PAYMENT', ${now},
       ${order.branchId}, ${order.method}, ${order.deliveryTime}, ${order.place.promisedBy},
       ${order.place.quarter},
       ${address?.full_address ?? null}, ${address?.mail_unit_no ?? null},
       ${address?.mail_street ?? null}, ${address === null ? null : json(address)},
       ${buyer.name}, ${buyer.phone}, ${buyer.email}, ${order.remark}, 'card', ${total.subtotal},
       ${total.voucher_discount}, ${order.tierPercent}, ${total.tier_discount}, ${total.point_discount},
       ${total.service_charge}, ${total.delivery_fee}, ${total.tax}, ${total.adj_amount},
       ${total.total}, ${total.points_earned},
       ${order.voucherName === null ? null : json(order.voucherName)}, ${order.pointsSpent},
       ${order.placedFrom}, ${now})
    on conflict (company_id, sales_order_tx_id) do nothing
    returning company_id, id
    ), recorded as (
      insert into order_status_history (company_id, order_id, status, reason, at)
      select company_id, id, 'MAKING PAYMENT', null, ${now} from head
    ), payment as (${paymentInsertion(order.payment, due, now, isStored)}
    ), waited_for as (${schedulePaymentCheck(order.payment, due, now, isStored)})
    select id from head`);
  return stored !== null;
}
