import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** A booking for which the branch expects a party. */
export interface ComingReservation {
  readonly id: string;
  readonly number: string;
  readonly status: 'PENDING' | 'APPROVED';
  readonly starts_at: Temporal.Instant;
  readonly ends_at: Temporal.Instant;
  readonly seats: number;
  readonly customer_name: string;
  /** E.164. */
  readonly phone_no: string;
}

/** Returns the open bookings of a branch that have not ended at `now`, by time. */
export function findComingReservations(
  db: Queryable,
  companyId: string,
  branchId: string,
  now: Temporal.Instant,
): Promise<ComingReservation[]> {
  return db.query<ComingReservation>(sql`
    select id, reservation_no as number, status, starts_at, ends_at, number_of_seats as seats,
      customer_name, phone_no
    from reservations
    where company_id = ${companyId} and branch_id = ${branchId}
      and status in ('PENDING', 'APPROVED') and ends_at > ${now}
    order by starts_at, id limit 1000`);
}
