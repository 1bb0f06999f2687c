import { canRejectBooking } from '@claypot/domain/booking-steps';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';
import { once } from '../../../ordering/index.ts';
import { recordStaffEvent } from '../../../staff/index.ts';
import { readBooking } from '../../counter/read-booking.ts';
import { lockSeenBooking, requireCounterBooking } from '../../counter/require-booking.ts';
import { stepBooking } from '../../counter/take-booking-step.ts';
import { moveReservation } from '../../move-reservation.ts';

/** Rejects a booking with a reason that the customer sees, once per key. */
export const rejectBooking: CounterHandler<'rejectBooking'> = async (
  context,
  { path, headers, body },
) => {
  const { company, staff, now } = context;
  const { reason, revision, text } = body;
  if ((reason === 'OTHER') !== (text !== null)) throw invalidRequest('body.text');
  await requireCounterBooking(context.db, context, path.id);
  const operation = 'rejectBooking';
  const press = { operation, key: headers['Idempotency-Key'], targetId: path.id, body };
  return once(
    context,
    press,
    async (tx) => {
      const booking = await lockSeenBooking(tx, context, path.id, revision);
      if (!canRejectBooking(stepBooking(booking))) throw invalidRequest('body.revision');
      const step = { from: booking.status, to: 'REJECTED', rejection: { reason, text } } as const;
      await moveReservation(tx, booking.id, step, now);
      const after = `REJECTED: ${reason}`;
      const changes = [{ field: 'status', before: booking.status, after }];
      const event = { operation, targetId: booking.id, branchId: booking.branch_id, changes };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    (tx) => readBooking(tx, context, path.id),
  );
};
