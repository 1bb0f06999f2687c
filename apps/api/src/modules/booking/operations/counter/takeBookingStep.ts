import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { once } from '../../../ordering/index.ts';
import { recordStaffEvent } from '../../../staff/index.ts';
import { withSeats } from '../../counter/no-seats-left.ts';
import { readBooking } from '../../counter/read-booking.ts';
import {
  branchOfBooking,
  lockSeenBooking,
  requireCounterBooking,
} from '../../counter/require-booking.ts';
import { heldSeats, takeBookingStep as take } from '../../counter/take-booking-step.ts';
import { quarterOf } from '../../times/free-times.ts';

/** Approves, seats or completes a booking, or takes a press back, once per key. */
export const takeBookingStep: CounterHandler<'takeBookingStep'> = async (
  context,
  { path, headers, body },
) => {
  const { company, staff, now } = context;
  await requireCounterBooking(context.db, context, path.id);
  const operation = 'takeBookingStep';
  const press = { operation, key: headers['Idempotency-Key'], targetId: path.id, body };
  return once(
    context,
    press,
    async (tx) => {
      const booking = await lockSeenBooking(tx, context, path.id, body.revision);
      const branch = await branchOfBooking(tx, booking);
      const stay = { start: quarterOf(now), end: booking.ends_at.epochMilliseconds };
      const changes = await withSeats(tx, branch, { stay, held: heldSeats(booking) }, () =>
        take(tx, booking, body.step, now),
      );
      const event = { targetId: booking.id, branchId: branch.id, changes };
      const step = { operation: `${operation}.${body.step}`, ...event };
      await recordStaffEvent(tx, company.id, staff, step, now);
    },
    (tx) => readBooking(tx, context, path.id),
  );
};
