import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
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

/** `other`: the provider has not reported the method. `none`: nothing was due. */
type SalesPayment = 'card' | 'fpx' | 'other' | 'none';

interface GroupedSales extends SalesSums {
  readonly method: SalesMethod;
  readonly payment: SalesPayment;
}

/** Sales of a period, as a whole and in parts. */
export interface SalesFigures extends SalesSums {
  readonly by_method: readonly {
    readonly method: SalesMethod;
    readonly order_count: number;
    readonly amount: number;
  }[];
  readonly by_payment: readonly {
    readonly payment: SalesPayment;
    readonly order_count: number;
    readonly amount: number;
  }[];
}

/** Returns the sales of a period: orders by the time of their payment. */
export async function readSales(db: Queryable, period: Period): Promise<SalesFigures> {
  const groups = await db.query<GroupedSales>(sql`
    select o.delivery_method as method,
      case when o.final_total_amount = 0 then 'none' else coalesce(p.method, 'other') end as payment,
      count(*)::integer as order_count, sum(o.subtotal)::bigint as subtotal,
      (count(*) filter (where o.voucher_name is not null))::integer as voucher_count,
      sum(o.voucher_discount_amount)::bigint as voucher_discount,
      sum(o.tier_discount_amount)::bigint as tier_discount,
      sum(o.point_discount_amount)::bigint as point_discount,
      sum(o.charge_amount)::bigint as service_charge, sum(o.delivery_fee)::bigint as delivery_fee,
      sum(o.tax_amount)::bigint as tax, sum(o.adj_amount)::bigint as rounding,
      sum(o.final_total_amount)::bigint as total
    from orders o
    left join payments p on p.company_id = o.company_id and p.order_id = o.id
    where o.company_id = ${period.companyId} and o.branch_id = ${period.branchId}
      and ${isWithin(sql`o.paid_at`, period)}
    group by 1, 2 order by 1, 2`);
  return {
    ...groups.reduce<SalesSums>(add, NO_SALES),
    by_method: partsOf(groups, ({ method }) => method).map(([method, part]) => ({
      method,
      ...part,
    })),
    by_payment: partsOf(groups, ({ payment }) => payment).map(([payment, part]) => ({
      payment,
      ...part,
    })),
  };
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

/** Returns count and amount per key, in the order of the first group of each. */
function partsOf<Key>(groups: readonly GroupedSales[], keyOf: (group: GroupedSales) => Key) {
  const parts = new Map<Key, { order_count: number; amount: number }>();
  for (const group of groups) {
    const part = parts.get(keyOf(group)) ?? { order_count: 0, amount: 0 };
    parts.set(keyOf(group), {
      order_count: part.order_count + group.order_count,
      amount: part.amount + group.total,
    });
  }
  return [...parts];
}
