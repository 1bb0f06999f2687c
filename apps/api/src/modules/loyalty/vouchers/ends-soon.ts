import { type Sql, sql } from '../../../platform/db/sql.ts';

/** Days before its end from which a free-dish voucher sets the reminder. */
const REMINDER_DAYS = 7;

/**
 * SQL expression: true if member `m` of company `c` has a free-dish voucher that is valid today and
 * ends within a week. Uses the index by member, status and end.
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
