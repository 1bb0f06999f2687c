import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { requireBranch } from '../../../staff/index.ts';
import { searchCounterBookings } from '../../counter/booking-reads.ts';
import { bookingViews } from '../../counter/booking-view.ts';

/** Finds bookings of a branch by name, number or the last four digits of the phone number. */
export const bookingSearch: CounterHandler<'bookingSearch'> = async (context, { body }) => {
  const branch = await requireBranch(context, body.branch_id);
  const found = await searchCounterBookings(context.db, branch, body.query);
  return { bookings: found.map(bookingViews(branch.time_zone)) };
};
