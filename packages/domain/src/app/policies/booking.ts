import type { EventBus } from '../../events/event-bus.ts';
import type { KeyedRecord } from '../../machines/keyed-request/keyed-request.types.ts';
import type { Navigation } from '../../ports/ports.ts';
import { pathTo } from '../../routes/path-to.ts';
import { changeOwner } from '../../storage/change-owner.ts';
import type { Stored } from '../../storage/stored.ts';

export interface BookingPolicyDeps<Contact extends { owner: string }> {
  events: EventBus;
  navigation: Navigation;
  reservation: { send(event: { type: 'OWNER'; record: KeyedRecord | null }): void };
  /** Stored record of the booking in progress, and the part owned by the current customer. */
  record: { stored: Stored<KeyedRecord>; own(): KeyedRecord | null };
  contact: Stored<Contact>;
}

/**
 * Subscribes the booking policy: redirects a waiting customer to their bookings, and gives the
 * booking actor the record of the current owner. A guest who signs in retains contact and booking;
 * a sign-out erases them. Returns an unsubscribe function.
 */
export function followBookings<Contact extends { owner: string }>(
  deps: BookingPolicyDeps<Contact>,
): () => void {
  const { contact, events, navigation, record, reservation } = deps;
  const updateOwner = () => reservation.send({ type: 'OWNER', record: record.own() });
  return events.on({
    'booking.made': ({ attended }) => {
      if (attended) navigation.to(pathTo('myBooking'), { replace: true });
    },
    'owner.changed': ({ before, guestId, now }) => {
      if (now !== null && guestId !== null && guestId === before) {
        changeOwner(contact, guestId, now);
      }
      updateOwner();
    },
    'guest.migrated': ({ guestId, memberId }) => {
      // A booking that the member is already sending must not restart.
      if (changeOwner(record.stored, guestId, memberId)) updateOwner();
    },
    'session.ended': () => {
      contact.clear();
      record.stored.clear();
    },
  });
}
