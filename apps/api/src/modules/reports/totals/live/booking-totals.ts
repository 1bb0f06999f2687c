import type { Queryable } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import type { Bounds } from './bounds.ts';

/** Numbers of bookings. Except for `made`, of those that begin in the time. */
export interface BookingTotals {
  readonly made: number;
  readonly approved: number;
  readonly completed: number;
  readonly no_show: number;
  readonly cancelled: number;
  readonly rejected: number;
  /** Of the approved and completed ones. */
  readonly seats: number;
}

const NONE: BookingTotals = {
  made: 0,
  approved: 0,
  completed: 0,
  no_show: 0,
  cancelled: 0,
  rejected: 0,
  seats: 0,
};

/** Returns the bookings of branches. Not stored by day, because their status can change later. */
export async function readBookingTotals(
  db: Queryable,
  companyId: string,
  branchIds: readonly string[],
  { from, to }: Bounds,
): Promise<BookingTotals> {
  const found = await db.one<BookingTotals>(sql`
    select m.made, b.*
    from (
      select count(*)::integer as made from reservations
      where company_id = ${companyId} and branch_id = any(${branchIds}::text[])
        and created_at >= ${from} and created_at < ${to}
    ) m, (
      select (count(*) filter (where status = 'APPROVED'))::integer as approved,
        (count(*) filter (where status = 'COMPLETED'))::integer as completed,
        (count(*) filter (where status = 'NO_SHOW'))::integer as no_show,
        (count(*) filter (where status = 'CANCELLED'))::integer as cancelled,
        (count(*) filter (where status = 'REJECTED'))::integer as rejected,
        coalesce(sum(number_of_seats) filter (where status in ('APPROVED', 'COMPLETED')), 0)::integer
          as seats
      from reservations
      where company_id = ${companyId} and branch_id = any(${branchIds}::text[])
        and starts_at >= ${from} and starts_at < ${to}
    ) b`);
  return found ?? NONE;
}
