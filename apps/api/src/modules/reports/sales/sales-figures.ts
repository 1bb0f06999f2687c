import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { SALES_PAYMENTS, type SalesPayment, selectPaidBy } from './paid-by.ts';
import { isWithin, type Period } from './period.ts';

/** Sums of paid orders in cents, and the number of orders. */
interface SalesSums {
  readonly order_count: number;
  readonly subtotal: number;
  readonly voucher_count: number;
  readonly voucher_discount: number;
  readonly tier_discount: number;
  readonly point_discount: number;
  readonly service_charge: number;
  readonly delivery_fee: number;
  readonly tax: number;
  readonly rounding: number;
  /** Amount that customers paid. */
  readonly total: number;
}

type SalesMethod = 'delivery' | 'pickup' | 'dine-in';

interface MethodSales extends SalesSums {
  readonly method: SalesMethod;
}

interface PaymentSales {
  readonly payment: SalesPayment;
  readonly order_count: number;
  readonly amount: number;
}

/** Sales of a period, as a whole and in parts. */
export interface SalesFigures extends SalesSums {
  readonly by_method: readonly {
    readonly method: SalesMethod;
    readonly order_count: number;
    readonly amount: number;
  }[];
  /** An order that was paid in several ways counts in each of them. */
  readonly by_payment: readonly PaymentSales[];
}

/** Returns the sales of a period: orders by the time of their payment. */
export async function readSales(db: Queryable, period: Period): Promise<SalesFigures> {
  const methods = await db.query<MethodSales>(sql`
    select o.delivery_method as method, count(*)::integer as order_count,
      sum(o.subtotal)::bigint as subtotal,
      (count(*) filter (where o.voucher_name is not null))::integer as voucher_count,
      sum(o.voucher_discount_amount)::bigint as voucher_discount,
      sum(o.tier_discount_amount)::bigint as tier_discount,
      sum(o.point_discount_amount)::bigint as point_discount,
      sum(o.charge_amount)::bigint as service_charge, sum(o.delivery_fee)::bigint as delivery_fee,
      sum(o.tax_amount)::bigint as tax, sum(o.adj_amount)::bigint as rounding,
      sum(o.final_total_amount)::bigint as total
    from orders o
    where ${isSale(period)}
    group by 1 order by 1`);
  return {
    ...methods.map(({ method: _, ...sums }) => sums).reduce<SalesSums>(add, NO_SALES),
    by_method: methods.map(({ method, order_count, total }) => ({
      method,
      order_count,
      amount: total,
    })),
    by_payment: await readPayments(db, period),
  };
}

async function readPayments(db: Queryable, period: Period): Promise<readonly PaymentSales[]> {
  const rows = await db.query<PaymentSales>(sql`
    select p.payment, count(*)::integer as order_count, sum(p.amount)::bigint as amount
    from orders o cross join lateral (${selectPaidBy()}) p
    where ${isSale(period)}
    group by 1`);
  return SALES_PAYMENTS.flatMap((payment) => rows.filter((row) => row.payment === payment));
}

/** Returns the SQL condition that an order `o` was paid in the period. */
function isSale(period: Period): Sql {
  return sql`o.company_id = ${period.companyId} and o.branch_id = ${period.branchId}
    and ${isWithin(sql`o.paid_at`, period)}`;
}

const NO_SALES: SalesSums = {
  order_count: 0,
  subtotal: 0,
  voucher_count: 0,
  voucher_discount: 0,
  tier_discount: 0,
  point_discount: 0,
  service_charge: 0,
  delivery_fee: 0,
  tax: 0,
  rounding: 0,
  total: 0,
};

function add(before: SalesSums, more: SalesSums): SalesSums {
  return {
    order_count: before.order_count + more.order_count,
    subtotal: before.subtotal + more.subtotal,
    voucher_count: before.voucher_count + more.voucher_count,
    voucher_discount: before.voucher_discount + more.voucher_discount,
    tier_discount: before.tier_discount + more.tier_discount,
    point_discount: before.point_discount + more.point_discount,
    service_charge: before.service_charge + more.service_charge,
    delivery_fee: before.delivery_fee + more.delivery_fee,
    tax: before.tax + more.tax,
    rounding: before.rounding + more.rounding,
    total: before.total + more.total,
  };
}
