import type { OrderMethod } from '@claypot/domain/order-steps';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** An order that the branch has not handed over yet. */
export interface DueOrder {
  readonly id: string;
  readonly number: string;
  readonly status: 'PENDING' | 'PREPARING' | 'READY';
  readonly method: OrderMethod;
  /** Null for as soon as possible. */
  readonly requested_at: Temporal.Instant | null;
  readonly customer_name: string;
  readonly customer_phone: string;
  /** Decimal degrees; null without an address. */
  readonly latitude: string | null;
  readonly longitude: string | null;
}

/** Returns the paid orders of a branch that are not handed over and not on the way. */
export function findDueOrders(
  db: Queryable,
  companyId: string,
  branchId: string,
): Promise<DueOrder[]> {
  return db.query<DueOrder>(sql`
    select id, sales_order_tx_id as number, status, delivery_method as method,
      delivery_time as requested_at, buyer_name as customer_name, buyer_phone as customer_phone,
      address ->> 'latitude' as latitude, address ->> 'longitude' as longitude
    from orders
    where company_id = ${companyId} and branch_id = ${branchId}
      and status in ('PENDING', 'PREPARING', 'READY')
    order by delivery_time nulls first, id limit 1000`);
}
