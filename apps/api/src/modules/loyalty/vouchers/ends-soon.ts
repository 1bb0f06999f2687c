import { type Sql, sql } from '../../../platform/db/sql.ts';

/** How many days before its end a member is reminded of a dish for nothing. */
const REMINDER_DAYS = 7;

/**
 * Whether a member `m` of company `c` holds a dish for nothing that can be had on the company's day
 * and ends within a week: an expression, whose rows the index by member, status and end finds.
 */
export function freeDishEndsSoon(now: Temporal.Instant): Sql {
  const today = sql`(${now}::timestamptz at time zone c.time_zone)::date`;
  return sql`exists (
    select 1 from claimed_vouchers h
    join vouchers v on v.company_id = h.company_id and v.id = h.voucher_id
    where h.company_id = m.company_id and h.member_id = m.id and h.status = 'ACTIVE'
      and h.start_date <= ${today}
      and h.end_date between ${today} and ${today} + ${REMINDER_DAYS}::integer
      and v.voucher_type = 'free_dish')`;
}
