import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { once } from '../../../ordering/index.ts';
import { recordStaffEvent, requireBranch } from '../../../staff/index.ts';
import { addBooking as add, counterOwner, newStay } from '../../counter/add-booking.ts';
import { withSeats } from '../../counter/no-seats-left.ts';
import { readBooking } from '../../counter/read-booking.ts';
import { findReservationOfKey } from '../../reservations.ts';

/** Adds a walk-in or a booking by phone, once per key. */
export const addBooking: CounterHandler<'addBooking'> = async (context, { headers, body }) => {
  const { company, staff, now } = context;
  const branch = await requireBranch(context, body.branch_id);
  const key = headers['Idempotency-Key'];
  const stay = newStay(body, branch, now);
  const operation = 'addBooking';
  return once(
    context,
    { operation, key, targetId: branch.id, body },
    async (tx) => {
      const id = await withSeats(tx, branch, { stay, held: null }, () =>
        add(tx, context, branch, { body, key, stay }),
      );
      const { customer_name: name, number_of_seats: party } = body;
      const changes = [
        { field: 'starts_at', before: null, after: stay.startsAt.toString() },
        { field: 'number_of_seats', before: null, after: String(party) },
        ...(name === null ? [] : [{ field: 'customer_name', before: null, after: name }]),
      ];
      const event = { operation, targetId: id, branchId: branch.id, changes };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    async (tx) => {
      const owner = counterOwner(company.id, key);
      const added = await findReservationOfKey(tx, company.id, owner, key);
      if (added === null) throw new ApiError('NOT_FOUND');
      return readBooking(tx, context, added.id);
    },
  );
};
