import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { once } from '../../../ordering/index.ts';
import { recordStaffEvent } from '../../../staff/index.ts';
import { moveBooking as move } from '../../counter/move-booking.ts';
import { withSeats } from '../../counter/no-seats-left.ts';
import { readBooking } from '../../counter/read-booking.ts';
import {
  branchOfBooking,
  lockSeenBooking,
  requireCounterBooking,
} from '../../counter/require-booking.ts';
import { heldSeats } from '../../counter/take-booking-step.ts';
import { requireQuarter } from '../../counter/wall-times.ts';
import { quarterOf } from '../../times/free-times.ts';

/** Changes time, length and party of a booking, once per key. */
export const moveBooking: CounterHandler<'moveBooking'> = async (
  context,
  { path, headers, body },
) => {
  const { company, staff, now } = context;
  const { date, minutes, number_of_seats: party, revision, time } = body;
  await requireCounterBooking(context.db, context, path.id);
  const start = requireQuarter(date, time, company.time_zone, now);
  const end = start + minutes * 60_000;
  const operation = 'moveBooking';
  const press = { operation, key: headers['Idempotency-Key'], targetId: path.id, body };
  return once(
    context,
    press,
    async (tx) => {
      const booking = await lockSeenBooking(tx, context, path.id, revision);
      const branch = await branchOfBooking(tx, booking);
      const stay = { start: Math.max(start, quarterOf(now)), end };
      const changes = await withSeats(tx, branch, { stay, held: heldSeats(booking) }, () =>
        move(tx, branch, booking, { start, end, party }, now),
      );
      if (changes.length === 0) return;
      const event = { operation, targetId: booking.id, branchId: branch.id, changes };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    (tx) => readBooking(tx, context, path.id),
  );
};
