import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { isWithin, type Period } from './period.ts';

/** Actions of a person in a period. */
export interface PersonFigures {
  /** Null for refunds by the server itself. */
  readonly name: string | null;
  /** Orders moved on. */
  readonly steps: number;
  readonly rejections: number;
  readonly refund_count: number;
  readonly refund_amount: number;
  /** Payments of dine-in bills that the person took, of bills that were paid in the period. */
  readonly payment_count: number;
  readonly payment_amount: number;
  /** Payments that the person removed from open bills. */
  readonly removed_payment_count: number;
  /** Bills that the person made void. */
  readonly void_count: number;
  /** Cash top-ups. */
  readonly top_up_count: number;
  /** Cash top-ups less those that the person returned. */
  readonly top_up_amount: number;
  /** Actions of others that the person approved. */
  readonly approvals: number;
}

/**
 * Returns the people who moved orders, rejected or refunded them, took payments, topped up wallets,
 * or approved an action. Unlike sales and refunds, an action that is stored after the close is not
 * in the next one.
 */
export function readPeople(db: Queryable, period: Period): Promise<PersonFigures[]> {
  const { companyId, branchId } = period;
  const inBranch = (time: Sql) => sql`e.company_id = ${companyId} and e.branch_id = ${branchId}
    and ${isWithin(time, period)}`;
  return db.query<PersonFigures>(sql`
    with acted as (
      select e.staff_id, case when e.operation like 'takeStep.%' then 'step' else e.operation end
          as kind, 1 as count, 0::bigint as amount
      from staff_events e
      where ${inBranch(sql`e.at`)} and e.staff_id is not null
        and (e.operation like 'takeStep.%'
          or e.operation in ('rejectOrder', 'voidBill', 'removeBillPayment'))
      union all
      select e.approver_id, 'approval', 1, 0 from staff_events e
      where ${inBranch(sql`e.at`)} and e.approver_id is not null
      union all
      select r.staff_id, 'refund', case e.kind when 'returned' then 0 else 1 end, e.amount
      from refund_entries e
      join refunds r on r.company_id = e.company_id and r.id = e.source_id
      where ${inBranch(sql`e.at`)}
      union all
      select e.staff_id, 'top_up', case e.kind when 'credited' then 1 else 0 end, e.amount
      from cash_top_up_entries e
      where ${inBranch(sql`e.at`)}
      union all
      select b.staff_id, 'payment', 1, b.amount
      from orders e
      join bill_payments b on b.company_id = e.company_id and b.order_id = e.id
        and b.removed_at is null
      where ${inBranch(sql`e.paid_at`)}
    ), summed as (
      select staff_id,
        count(*) filter (where kind = 'step')::integer as steps,
        count(*) filter (where kind = 'rejectOrder')::integer as rejections,
        coalesce(sum(count) filter (where kind = 'refund'), 0)::integer as refund_count,
        coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint as refund_amount,
        count(*) filter (where kind = 'payment')::integer as payment_count,
        coalesce(sum(amount) filter (where kind = 'payment'), 0)::bigint as payment_amount,
        count(*) filter (where kind = 'removeBillPayment')::integer as removed_payment_count,
        count(*) filter (where kind = 'voidBill')::integer as void_count,
        coalesce(sum(count) filter (where kind = 'top_up'), 0)::integer as top_up_count,
        coalesce(sum(amount) filter (where kind = 'top_up'), 0)::bigint as top_up_amount,
        count(*) filter (where kind = 'approval')::integer as approvals
      from acted group by 1
    )
    select s.name, p.steps, p.rejections, p.refund_count, p.refund_amount, p.payment_count,
      p.payment_amount, p.removed_payment_count, p.void_count, p.top_up_count, p.top_up_amount,
      p.approvals
    from summed p left join staff s on s.company_id = ${companyId} and s.id = p.staff_id
    where p.steps + p.rejections + p.refund_count + p.payment_count + p.removed_payment_count
        + p.void_count + p.top_up_count + p.approvals > 0
      or p.refund_amount <> 0 or p.top_up_amount <> 0
    order by s.name nulls last, p.staff_id`);
}
