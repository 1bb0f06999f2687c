import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { NO_PHONE } from './no-contact.ts';

/** A booking for which the branch expects a party. */
export interface ComingReservation {
  readonly id: string;
  readonly number: string;
  readonly status: 'PENDING' | 'APPROVED';
  readonly starts_at: Temporal.Instant;
  readonly ends_at: Temporal.Instant;
  readonly seats: number;
  readonly customer_name: string;
  /** E.164; null for a party without one. */
  readonly phone_no: string | null;
}

/** Returns the open bookings of a branch that wait for their party at `now`, by time. */
export function findComingReservations(
  db: Queryable,
  companyId: string,
  branchId: string,
  now: Temporal.Instant,
): Promise<ComingReservation[]> {
  return db.query<ComingReservation>(sql`
    select id, reservation_no as number, status, starts_at, ends_at, number_of_seats as seats,
      customer_name, nullif(phone_no, ${NO_PHONE}) as phone_no
    from reservations
    where company_id = ${companyId} and branch_id = ${branchId}
      and status in ('PENDING', 'APPROVED') and seated_at is null and ends_at > ${now}
    order by starts_at, id limit 1000`);
}
