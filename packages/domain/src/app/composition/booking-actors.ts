import { createActor } from 'xstate';
import { storedContact } from '../../booking/form/contact.ts';
import { createReservationRequest } from '../../booking/request/reservation-request.implementation.ts';
import { storedKey } from '../../machines/keyed-request/record.ts';
import { ownedBy } from '../../storage/owned-by.ts';
import { createTabSignal } from '../../storage/tab-signal.ts';
import type { Core } from './core.ts';

export type BookingActors = ReturnType<typeof createBookingActors>;

/** Starts the booking actor, which lives as long as the app, and returns it with its storage. */
export function createBookingActors(core: Core) {
  const { emit, identity, ports, subdomain } = core;
  const stored = storedKey(ports.storage, subdomain, 'reservation');
  const ownRecord = () => ownedBy(stored, identity());
  const reservation = createActor(createReservationRequest({ ...ports, emit, identity, stored }), {
    input: { record: ownRecord() },
  }).start();

  return {
    actors: { reservation },
    contact: storedContact(ports.storage, subdomain),
    bookingsChanged: createTabSignal(ports, subdomain, 'bookings-changed'),
    record: { stored, own: ownRecord },
  };
}
