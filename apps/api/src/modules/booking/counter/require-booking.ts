import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { type Branch, findBranchEver } from '../../company/index.ts';
import { worksIn } from '../../staff/index.ts';
import { type CounterBooking, findCounterBooking, lockCounterBooking } from './booking-reads.ts';
import { bookingViews } from './booking-view.ts';

type Viewing = Pick<CounterContext, 'company' | 'staff'>;

/** Returns a booking of a branch of the person. @throws ApiError `NOT_FOUND` for any other. */
export async function requireCounterBooking(
  db: Queryable,
  { company, staff }: Viewing,
  id: string,
): Promise<CounterBooking> {
  const booking = await findCounterBooking(db, company.id, id);
  if (booking === null || !worksIn(staff, booking.branch_id)) throw new ApiError('NOT_FOUND');
  return booking;
}

/**
 * Locks a booking for a change.
 * @param revision of the booking that the person saw
 * @throws ApiError `BOOKING_CHANGED` if it has changed since
 */
export async function lockSeenBooking(
  tx: Transaction,
  { company }: Pick<CounterContext, 'company'>,
  id: string,
  revision: number,
): Promise<CounterBooking> {
  const booking = await lockCounterBooking(tx, company.id, id);
  if (booking === null) throw new ApiError('NOT_FOUND');
  if (booking.revision !== revision) throw bookingChanged(booking, company.time_zone);
  return booking;
}

/** Returns the error for a booking that is not as the person saw it. */
export function bookingChanged(booking: CounterBooking, zone: string): ApiError {
  return new ApiError('BOOKING_CHANGED', { data: { booking: bookingViews(zone)(booking) } });
}

/** Returns the branch of a booking, which may be retired. */
export async function branchOfBooking(
  db: Queryable,
  { company_id, branch_id }: CounterBooking,
): Promise<Branch> {
  const branch = await findBranchEver(db, company_id, branch_id);
  if (branch === null) throw new Error('The branch of the booking does not exist');
  return branch;
}
