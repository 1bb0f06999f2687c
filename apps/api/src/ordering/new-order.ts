import type { OrderTotal } from '@claypot/domain/pricing';
import type { Transaction } from '../db/db.ts';
import { join, json, sql } from '../db/sql.ts';
import type { CartLine } from './cart-lines.ts';
import { priceLine } from './cart-price.ts';
import type { CartMethod } from './carts.ts';
import type { Owner } from './owner.ts';
import type { Taken } from './portions.ts';
import { recordStatus } from './transition.ts';

/** All that is stored of an order when it is placed. */
export interface NewOrder {
  readonly id: string;
  readonly companyId: string;
  readonly owner: Owner;
  readonly branchId: string;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly method: CartMethod;
  /** Null is as soon as possible. */
  readonly deliveryTime: Temporal.Instant | null;
  readonly address: string | null;
  readonly buyer: { readonly name: string; readonly phone: string; readonly email: string };
  readonly remark: string | null;
  readonly total: OrderTotal;
  readonly lines: readonly CartLine[];
  /** What became of each dish's portions. */
  readonly taken: ReadonlyMap<string, Taken>;
  readonly payment: {
    readonly id: string;
    readonly provider: string;
    readonly returnPath: string;
  };
  readonly now: Temporal.Instant;
}

/** How often another number is tried before something else must be wrong. */
const NUMBER_TRIES = 5;

/** Stores an order with its lines, its first status and its payment, under a number not yet taken. */
export async function insertOrder(
  tx: Transaction,
  order: NewOrder,
  makeNumber: () => string,
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    if (tries === NUMBER_TRIES) throw new Error('No free order number was found');
    if (await insertHead(tx, order, makeNumber())) break;
  }
  await insertLines(tx, order);
  await recordStatus(tx, order.id, 'MAKING PAYMENT', null, order.now);
  const { payment, now } = order;
  await tx.execute(sql`
    insert into payments
      (id, order_id, provider, amount, state, return_path, created_at, updated_at)
    values (${payment.id}, ${order.id}, ${payment.provider}, ${order.total.total}, 'pending',
      ${payment.returnPath}, ${now}, ${now})`);
}

async function insertHead(tx: Transaction, order: NewOrder, number: string): Promise<boolean> {
  const { owner, buyer, total, now } = order;
  const inserted = await tx.execute(sql`
    insert into orders
      (id, company_id, guest_hash, customer_id, sales_order_tx_id, idempotency_key, request_hash,
       status, status_changed_at, branch_id, delivery_method, delivery_time, full_address,
       buyer_name, buyer_phone, buyer_email, customer_remark, payment_method, subtotal,
       voucher_discount_amount, tier_discount_percent, tier_discount_amount,
       point_discount_amount, charge_amount, delivery_fee, tax_amount, adj_amount,
       final_total_amount, point_earn, created_at)
    values
      (${order.id}, ${order.companyId}, ${owner.guestHash}, ${owner.customerId}, ${number},
       ${order.idempotencyKey}, ${order.requestHash}, 'MAKING PAYMENT', ${now},
       ${order.branchId}, ${order.method}, ${order.deliveryTime}, ${order.address},
       ${buyer.name}, ${buyer.phone}, ${buyer.email}, ${order.remark}, 'card', ${total.subtotal},
       ${total.voucher_discount}, 0, ${total.tier_discount}, ${total.point_discount},
       ${total.service_charge}, ${total.delivery_fee}, ${total.tax}, ${total.adj_amount},
       ${total.total}, ${total.points_earned}, ${now})
    on conflict (company_id, sales_order_tx_id) do nothing`);
  return inserted === 1;
}

async function insertLines(tx: Transaction, order: NewOrder): Promise<void> {
  const rows = order.lines.map((line, position) => {
    const price = priceLine(line);
    const counted = order.taken.get(line.dish.id) === 'counted';
    const variations = line.chosen.map(({ group, variation }) => ({
      option_name: group.option_name,
      variation_name: variation.variation_name,
      additional_price: variation.additional_price,
    }));
    return sql`
      (${order.id}, ${position}, ${order.companyId}, ${line.dish.id}, ${line.id},
       ${json(line.dish.name)}, ${line.dish.image}, ${price.unit}, ${json(variations)},
       ${json(line.choices)}, ${line.qty}, ${price.total}, ${price.point},
       ${counted ? line.qty : 0})`;
  });
  await tx.execute(sql`
    insert into order_lines
      (order_id, position, company_id, dish_id, cart_line_id, dish_name, image, dish_price,
       variation_list, selection, qty, line_total, point, portions_taken)
    values ${join(rows)}`);
}
