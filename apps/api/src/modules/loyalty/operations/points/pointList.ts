import type { Handler } from '../../../../contract/handlers.ts';
import { type Wire, wireInstant } from '../../../../contract/wire.ts';
import { ofMember } from '../../../../platform/db/company-of.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { inLanguage, type TranslatedText } from '../../../../shared/text/translated-text.ts';
import { requireMember } from '../../../identity/index.ts';

/** Maximum number of entries returned. */
const NEWEST = 500;

type Transaction = Wire['PointTransaction'];

interface Row extends Pick<Transaction, 'order_id' | 'sales_order_tx_id' | 'delivery_method'> {
  readonly position: number;
  readonly type: Transaction['point_txn_type'];
  readonly amount: number;
  readonly balance: number;
  readonly created_at: Temporal.Instant;
  readonly voucher_name: TranslatedText | null;
}

/** Returns the member's points ledger, newest first, with the balance after each entry. */
export const pointList: Handler<'pointList'> = async (context, { path }) => {
  const { db, company, language } = context;
  await requireMember(context, path.customerId);
  // Apply the limit before the joins, so that the joins read only the returned entries.
  const rows = await db.query<Row>(sql`
    select e.position, e.type, e.amount, e.balance, e.created_at, o.id as order_id,
      o.sales_order_tx_id, o.delivery_method, v.voucher_name
    from (
      select company_id, position, type, amount, balance, created_at, order_id, bill_id,
        refund_id, claimed_voucher_id
      from point_entries where ${ofMember(path.customerId)}
      order by position desc limit ${NEWEST}
    ) e
    left join refunds r on r.company_id = e.company_id and r.id = e.refund_id
    left join orders o on o.company_id = e.company_id
      and o.id = coalesce(e.order_id, r.order_id, e.bill_id)
      and (e.bill_id is null or o.paid_at is not null)
    left join claimed_vouchers h on h.company_id = e.company_id and h.id = e.claimed_voucher_id
    left join vouchers v on v.company_id = h.company_id and v.id = h.voucher_id
    order by e.position desc`);
  return {
    data: rows.map(({ position, type, amount, created_at, voucher_name, ...row }) => ({
      ...row,
      id: `pt_${position}`,
      point_txn_type: type,
      point_amount: amount,
      created_date: wireInstant(created_at, company.time_zone),
      voucher_name: voucher_name === null ? null : inLanguage(voucher_name, language),
    })),
  };
};
