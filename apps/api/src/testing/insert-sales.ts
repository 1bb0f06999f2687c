import type { Queryable } from '../platform/db/db.ts';
import { json, sql } from '../platform/db/sql.ts';

/** A paid order for tests of figures, in cents. */
export interface TestSale {
  readonly id: string;
  readonly branchId: string;
  readonly paidAt: Temporal.Instant;
  readonly method: 'delivery' | 'pickup';
  /** Null until the provider has reported it. */
  readonly payment: 'card' | 'fpx' | null;
  readonly subtotal: number;
  readonly tierDiscount: number;
  readonly charge: number;
  readonly deliveryFee: number;
  readonly tax: number;
  readonly rounding: number;
}

/** What the customer paid. */
export function totalOf(sale: TestSale): number {
  return sale.subtotal - sale.tierDiscount + sale.charge + sale.deliveryFee + sale.rounding;
}

/** Inserts paid orders with their payments into the company `demo`. */
export async function insertSales(db: Queryable, sales: readonly TestSale[]): Promise<void> {
  const rows = sales.map((sale) => ({
    ...sale,
    paidAt: sale.paidAt.toString(),
    total: totalOf(sale),
    payment_id: `PAY-of-${sale.id}`.padEnd(16, '-'),
  }));
  const given = sql`jsonb_to_recordset(${json(rows)}) as s (id text, "branchId" text,
    "paidAt" timestamptz, method text, payment text, subtotal integer, "tierDiscount" integer,
    charge integer, "deliveryFee" integer, tax integer, rounding integer, total integer,
    payment_id text)`;
  await db.execute(sql`
    insert into orders (company_id, id, guest_hash, sales_order_tx_id, idempotency_key, request_hash,
      status, status_changed_at, branch_id, delivery_method, address, buyer_name, buyer_phone,
      buyer_email, payment_method, subtotal, voucher_discount_amount, tier_discount_percent,
      tier_discount_amount, point_discount_amount, charge_amount, delivery_fee, tax_amount,
      adj_amount, final_total_amount, point_earn, created_at)
    select 'demo', s.id, repeat('a', 64), 'CP-' || s.id, s.id, repeat('b', 64), 'COMPLETED',
      s."paidAt", s."branchId", s.method, '{}', 'Aisyah', '+60123456789', 'a@example.test', 'card',
      s.subtotal, 0, 0, s."tierDiscount", 0, s.charge, s."deliveryFee", s.tax, s.rounding, s.total,
      0, s."paidAt"
    from ${given}`);
  await db.execute(sql`
    insert into payments (company_id, id, order_id, provider, method, amount, state, return_path,
      return_origin, created_at, updated_at)
    select 'demo', s.payment_id, s.id, 'sandbox', s.payment, s.total, 'approved', '/', 'http://x',
      s."paidAt", s."paidAt"
    from ${given}`);
}
