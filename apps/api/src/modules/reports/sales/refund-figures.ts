import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { isWithin, type Period } from './period.ts';

/**
 * Way in which money went back to a customer. `provider` and `dispute`: by the payment provider itself.
 * `returned`: a bank sent a refund back, so its amount is negative.
 */
type RefundKind = 'refunded' | 'settled' | 'provider' | 'dispute' | 'returned';

/** Ways in which refunds go back, in the order of reports. */
const REFUND_PAYMENTS = ['online', 'terminal', 'cash', 'wallet', 'other'] as const;

/** Refunds in one way: of bills, by the payment provider, or by staff in another way. */
interface PaymentRefunds {
  readonly payment: (typeof REFUND_PAYMENTS)[number];
  readonly count: number;
  readonly amount: number;
}

/** Refunds of a period, in cents. */
export interface RefundFigures {
  readonly count: number;
  readonly amount: number;
  readonly by_kind: readonly {
    readonly kind: RefundKind;
    readonly count: number;
    readonly amount: number;
  }[];
  /** A refund of a bill that went back in several ways counts in each of them. */
  readonly by_payment: readonly PaymentRefunds[];
}

/** Returns the refunds of a period: by the time at which they succeeded. */
export async function readRefunds(db: Queryable, period: Period): Promise<RefundFigures> {
  const kinds = await db.query<RefundFigures['by_kind'][number]>(sql`
    select e.kind, count(*)::integer as count, sum(e.amount)::bigint as amount
    from refund_entries e
    where e.company_id = ${period.companyId} and e.branch_id = ${period.branchId}
      and ${isWithin(sql`e.at`, period)}
    group by 1 order by 1`);
  return {
    count: kinds.reduce((sum, { count, kind }) => sum + (kind === 'returned' ? 0 : count), 0),
    amount: kinds.reduce((sum, { amount }) => sum + amount, 0),
    by_kind: kinds,
    by_payment: await readPayments(db, period),
  };
}

async function readPayments(db: Queryable, period: Period): Promise<readonly PaymentRefunds[]> {
  const rows = await db.query<PaymentRefunds>(sql`
    select p.payment, (count(*) filter (where e.kind <> 'returned'))::integer as count,
      sum(p.amount)::bigint as amount
    from refund_entries e cross join lateral (
      select case b.method when 'card' then 'terminal' when 'cash' then 'cash' else 'wallet' end
          as payment,
        sum(t.amount)::bigint as amount
      from bill_refund_parts t
      join bill_payments b on b.company_id = t.company_id and b.id = t.payment_id
      where t.company_id = e.company_id and t.refund_id = e.source_id
      group by 1
      union all
      select case e.kind when 'settled' then 'other' else 'online' end, e.amount
      where not exists (select from bill_refund_parts t
        where t.company_id = e.company_id and t.refund_id = e.source_id)
    ) p
    where e.company_id = ${period.companyId} and e.branch_id = ${period.branchId}
      and ${isWithin(sql`e.at`, period)}
    group by 1`);
  return REFUND_PAYMENTS.flatMap((payment) => rows.filter((row) => row.payment === payment));
}
