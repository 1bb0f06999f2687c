import type { DiscountRule } from '@claypot/domain/pricing';
import type { Cents } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import type { OrderStatus } from '../../ordering/index.ts';

/** Company and time of a read. */
export type Reading = Pick<CounterContext, 'company' | 'now'>;

/** A split as stored. Its shares follow from the price. */
export type StoredSplit =
  | { readonly by: 'people'; readonly people: number }
  | { readonly by: 'lines'; readonly groups: readonly (readonly string[])[] };

/** A dine-in bill: an order, and what other orders do not have. Amounts are in cents. */
export interface Bill {
  readonly id: string;
  readonly branch_id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly version: number;
  readonly table_no: string | null;
  readonly customer_id: string | null;
  readonly claimed_voucher_id: string | null;
  readonly uses_points: boolean;
  readonly split: StoredSplit | null;
  readonly opened_at: Temporal.Instant;
  readonly opened_by_name: string;
  /** When it was paid or voided; null while it is open. */
  readonly closed_at: Temporal.Instant | null;
  readonly void_reason: string | null;
  readonly voided_by_name: string | null;
  readonly void_approver_name: string | null;
  /** The price when the bill was last changed or paid. */
  readonly discount_rule: DiscountRule;
  readonly subtotal: Cents;
  readonly voucher_name: TranslatedText | null;
  readonly voucher_discount: Cents;
  /** Of the tier, or of Family Day; see `discount_rule`. */
  readonly tier_discount: Cents;
  /** Decimal number. */
  readonly tier_percent: string;
  readonly point_discount: Cents;
  readonly points_spent: number;
  readonly service_charge: Cents;
  readonly tax: Cents;
  /** Rounding of the cash payments. */
  readonly adj_amount: number;
  /** With the rounding. */
  readonly final_total: Cents;
  readonly points_earned: number;
}

/** Returns a bill of a company, or null. */
export function findBill(db: Queryable, companyId: string, id: string): Promise<Bill | null> {
  return db.one<Bill>(sql`
    select o.id, o.branch_id, o.sales_order_tx_id as number, o.status, b.version, b.table_no,
      o.customer_id, b.claimed_voucher_id, b.uses_points, b.split, b.opened_at,
      opener.name as opened_by_name, b.closed_at, b.void_reason, voider.name as voided_by_name,
      approver.name as void_approver_name, b.discount_rule, o.subtotal, o.voucher_name,
      o.voucher_discount_amount as voucher_discount, o.tier_discount_amount as tier_discount,
      o.tier_discount_percent as tier_percent, o.point_discount_amount as point_discount,
      o.points_spent, o.charge_amount as service_charge, o.tax_amount as tax, o.adj_amount,
      o.final_total_amount as final_total, o.point_earn as points_earned
    from bills b
    join orders o on o.company_id = b.company_id and o.id = b.order_id
    join staff opener on opener.company_id = b.company_id and opener.id = b.opened_by
    left join staff voider on voider.company_id = b.company_id and voider.id = b.voided_by
    left join staff approver
      on approver.company_id = b.company_id and approver.id = b.void_approver_id
    where b.company_id = ${companyId} and b.order_id = ${id}`);
}

/** Returns the state of a bill. */
export function stateOf({ status }: Pick<Bill, 'status'>): Schemas['BillState'] {
  if (status === 'MAKING PAYMENT') return 'open';
  return status === 'CANCELLED' ? 'void' : 'paid';
}
