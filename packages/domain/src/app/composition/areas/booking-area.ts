import { createActor } from 'xstate';
import { createReservationRequest } from '../../../booking/request/reservation-request.implementation.ts';
import { ownedBy } from '../../../storage/owned-by.ts';
import type { Area } from '../areas.ts';
import type { MachineParts } from '../machine-parts.ts';

export type StartedBooking = ReturnType<typeof startBooking>;

/** Table booking in progress. */
export const bookingArea: Area<'booking'> = { name: 'booking', start: startBooking };

function startBooking(parts: MachineParts) {
  const stored = parts.records.reservation;
  const reservation = createActor(createReservationRequest({ ...parts, stored }), {
    input: { record: ownedBy(stored, parts.identity()) },
  }).start();
  return { reservation, stop: () => void reservation.stop() };
}
