import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
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
  /** Cash top-ups. */
  readonly top_up_count: number;
  /** Cash top-ups less those that the person returned. */
  readonly top_up_amount: number;
  /** Actions of others that the person approved. */
  readonly approvals: number;
}

/**
 * Returns the people who moved orders, rejected or refunded them, topped up wallets, or approved an
 * action. Unlike sales and
 * refunds, an action that is stored after the close is not in the next one.
 */
export function readPeople(db: Queryable, period: Period): Promise<PersonFigures[]> {
  const { companyId, branchId } = period;
  return db.query<PersonFigures>(sql`
    with acted as (
      select e.staff_id, count(*) filter (where e.operation like 'takeStep.%') as steps,
        count(*) filter (where e.operation = 'rejectOrder') as rejections,
        0::bigint as refund_count, 0::bigint as refund_amount, 0::bigint as top_up_count,
        0::bigint as top_up_amount, 0::bigint as approvals
      from staff_events e
      where e.company_id = ${companyId} and e.branch_id = ${branchId}
        and ${isWithin(sql`e.at`, period)} and e.staff_id is not null
      group by 1
      union all
      select e.approver_id, 0, 0, 0, 0, 0, 0, count(*) from staff_events e
      where e.company_id = ${companyId} and e.branch_id = ${branchId}
        and ${isWithin(sql`e.at`, period)} and e.approver_id is not null
      group by 1
      union all
      select r.staff_id, 0, 0, count(*) filter (where e.kind <> 'returned'), sum(e.amount), 0, 0, 0
      from refund_entries e
      join refunds r on r.company_id = e.company_id and r.id = e.source_id
      where e.company_id = ${companyId} and e.branch_id = ${branchId} and ${isWithin(sql`e.at`, period)}
      group by 1
      union all
      select e.staff_id, 0, 0, 0, 0, count(*) filter (where e.kind = 'credited'), sum(e.amount), 0
      from cash_top_up_entries e
      where e.company_id = ${companyId} and e.branch_id = ${branchId} and ${isWithin(sql`e.at`, period)}
      group by 1
    ), summed as (
      select staff_id, sum(steps)::integer as steps, sum(rejections)::integer as rejections,
        sum(refund_count)::integer as refund_count, sum(refund_amount)::bigint as refund_amount,
        sum(top_up_count)::integer as top_up_count, sum(top_up_amount)::bigint as top_up_amount,
        sum(approvals)::integer as approvals
      from acted group by 1
    )
    select s.name, p.steps, p.rejections, p.refund_count, p.refund_amount, p.top_up_count,
      p.top_up_amount, p.approvals
    from summed p left join staff s on s.company_id = ${companyId} and s.id = p.staff_id
    where p.steps + p.rejections + p.refund_count + p.top_up_count + p.approvals > 0
      or p.refund_amount <> 0 or p.top_up_amount <> 0
    order by s.name nulls last, p.staff_id`);
}
