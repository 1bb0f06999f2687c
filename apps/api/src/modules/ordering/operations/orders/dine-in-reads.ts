import type { Cents } from '@claypot/sdk';
import type { Queryable } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';

/** An amount of a bill that is not on the menu. */
export interface OpenAmount {
  readonly order_id: string;
  readonly name: string;
  readonly qty: number;
  readonly line_total: Cents;
}

/** Fields of a bill at the counter. Other orders do not have them. */
export interface DineIn {
  readonly table_no: string | null;
  readonly receipt_number: number | null;
  readonly payments: readonly {
    readonly method: 'wallet' | 'card' | 'cash';
    readonly amount: Cents;
  }[];
}

/** Loads the open amounts of orders. Returns a function that returns those of one of them. */
export async function findOpenAmounts(
  db: Queryable,
  companyId: string,
  orderIds: readonly string[],
): Promise<(orderId: string) => readonly OpenAmount[]> {
  const amounts = await db.query<OpenAmount>(sql`
    select a.order_id, a.name, a.qty, a.line_total
    from order_open_amounts a
    join bill_lines l
      on l.company_id = a.company_id and l.order_id = a.order_id and l.line_id = a.line_id
    where a.company_id = ${companyId} and a.order_id = any(${orderIds}::text[])
    order by l.position`);
  const byOrder = Map.groupBy(amounts, ({ order_id }) => order_id);
  return (orderId) => byOrder.get(orderId) ?? [];
}

/** Returns table, receipt and payments of a bill; null for other orders. */
export async function findDineIn(
  db: Queryable,
  companyId: string,
  orderId: string,
): Promise<DineIn | null> {
  const bill = await db.one<Omit<DineIn, 'payments'>>(sql`
    select b.table_no, r.number as receipt_number
    from bills b
    left join receipts r
      on r.company_id = b.company_id and r.order_id = b.order_id and r.refund_id is null
    where b.company_id = ${companyId} and b.order_id = ${orderId}`);
  if (bill === null) return null;
  const payments = await db.query<DineIn['payments'][number]>(sql`
    select method, amount from bill_payments
    where company_id = ${companyId} and order_id = ${orderId} and removed_at is null
    order by position`);
  return { ...bill, payments };
}
