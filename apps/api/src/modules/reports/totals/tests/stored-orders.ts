import type { Queryable } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';

/** A paid order with one kind of dish or package. */
export interface StoredOrder {
  readonly id: string;
  readonly branchId: string;
  readonly paidAt: Temporal.Instant;
  readonly method: 'delivery' | 'pickup';
  /** Null: the provider has not reported it. */
  readonly payment: 'card' | 'fpx' | null;
  readonly item: { readonly kind: 'dish' | 'package'; readonly id: string };
  readonly qty: number;
  /** Of one portion, in cents. */
  readonly price: number;
  readonly voucher: number;
  readonly discount: number;
  readonly deliveryFee: number;
  readonly memberId?: string | null;
}

/** What the customer paid, in cents. */
export function paidFor({ qty, price, voucher, discount, deliveryFee }: StoredOrder): number {
  return Math.max(0, qty * price - voucher - discount + deliveryFee);
}

/** Inserts a paid order of the company `demo` with its line and payment. */
export async function insertOrder(db: Queryable, order: StoredOrder): Promise<void> {
  const { id, branchId, item, method, paidAt, payment, price, qty } = order;
  const total = paidFor(order);
  const member = order.memberId ?? null;
  const guest = member === null ? 'f'.repeat(64) : null;
  await db.execute(sql`
    insert into orders (company_id, id, guest_hash, customer_id, sales_order_tx_id, idempotency_key,
      request_hash, status, status_changed_at, branch_id, delivery_method, address, buyer_name,
      buyer_phone, buyer_email, payment_method, subtotal, voucher_discount_amount,
      tier_discount_percent, tier_discount_amount, point_discount_amount, charge_amount,
      delivery_fee, tax_amount, adj_amount, final_total_amount, point_earn, created_at)
    values ('demo', ${id}, ${guest}, ${member}, ${`S-${id}`}, ${`key-${id}`}, ${'0'.repeat(64)},
      'COMPLETED', ${paidAt}, ${branchId}, ${method}, '{}'::jsonb, 'A', 'B', 'C', 'card',
      ${qty * price}, ${order.voucher}, 0, ${order.discount}, 0, 0, ${order.deliveryFee},
      ${Math.round((total * 6) / 106)}, 0, ${total}, 0, ${paidAt})`);
  if (item.kind === 'dish') {
    await db.execute(sql`
      insert into order_lines (company_id, order_id, position, dish_id, cart_line_id, dish_name,
        image, dish_price, variation_list, selection, qty, line_total, point)
      select company_id, ${id}, 0, id, 'gone', name, 'dish.avif', ${price}::integer, '[]', '[]',
        ${qty}::integer, ${qty * price}::integer, 0
      from dishes where company_id = 'demo' and id = ${item.id}`);
  } else {
    await db.execute(sql`
      insert into order_packages (company_id, order_id, position, package_id, cart_line_id,
        package_name, image, package_price, variation_list, selection, qty, line_total, point)
      select company_id, ${id}, 0, id, 'gone', package_name, 'set.avif', ${price}::integer, '[]',
        '[]', ${qty}::integer, ${qty * price}::integer, 0
      from packages where company_id = 'demo' and id = ${item.id}`);
  }
  await db.execute(sql`
    insert into payments (company_id, id, order_id, provider, method, amount, state, return_path,
      return_origin, created_at, updated_at)
    values ('demo', ${`payment-of-order-${id}`}, ${id}, 'sandbox', ${payment}, ${total}, 'approved', '/',
      'http://demo.localhost', ${paidAt}, ${paidAt})`);
}

/** Inserts a refund of an order that succeeded at a time. */
export async function insertRefund(
  db: Queryable,
  { id, branchId }: Pick<StoredOrder, 'id' | 'branchId'>,
  amount: number,
  at: Temporal.Instant,
): Promise<void> {
  await db.execute(sql`
    insert into refund_entries (company_id, branch_id, order_id, source_id, kind, amount, at)
    values ('demo', ${branchId}, ${id}, ${`refund-${id}-${at}`}, 'refunded', ${amount}, ${at})`);
}
