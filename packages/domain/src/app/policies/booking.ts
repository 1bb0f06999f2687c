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
  /** What is kept of a booking under way, and what of it is the present customer's. */
  record: { stored: Stored<KeyedRecord>; own(): KeyedRecord | null };
  contact: Stored<Contact>;
}

/**
 * Whoever waits for a booking is led to their bookings once it is made. A booking under way, and the
 * details of the last one, are always those of whoever is here: a guest who signs in keeps them, who
 * signs out leaves nothing of them on the device.
 */
export function followBookings<Contact extends { owner: string }>(
  deps: BookingPolicyDeps<Contact>,
): () => void {
  const { contact, events, navigation, record, reservation } = deps;
  const beSomebodyElses = () => reservation.send({ type: 'OWNER', record: record.own() });
  return events.on({
    'booking.made': ({ attended }) => {
      if (attended) navigation.to(pathTo('myBooking'), { replace: true });
    },
    'owner.changed': ({ before, guestId, now }) => {
      if (now !== null && guestId !== null && guestId === before) {
        changeOwner(contact, guestId, now);
      }
      beSomebodyElses();
    },
    'guest.migrated': ({ guestId, memberId }) => {
      // What the member has sent meanwhile is under way and must not begin anew.
      if (changeOwner(record.stored, guestId, memberId)) beSomebodyElses();
    },
    'session.ended': () => {
      contact.clear();
      record.stored.clear();
    },
  });
}
