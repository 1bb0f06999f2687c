import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { requireBranch } from '../../../staff/index.ts';
import { readOneSnapshot, viewBookingDay } from '../../counter/day-view.ts';
import { requireDate } from '../../counter/wall-times.ts';

/** Returns a day of a branch: seats by quarter of an hour, bookings and blocks, in one snapshot. */
export const bookingDay: CounterHandler<'bookingDay'> = async (context, { body }) => {
  const { db, now } = context;
  const branch = await requireBranch(context, body.branch_id);
  const date =
    body.date === null
      ? now.toZonedDateTimeISO(branch.time_zone).toPlainDate()
      : requireDate(body.date);
  return db.transaction(async (tx) => {
    await readOneSnapshot(tx);
    return viewBookingDay(tx, branch, date, now);
  });
};
