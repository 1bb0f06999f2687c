import { aCart } from '@claypot/testing';
import { describe, expect, test } from 'vitest';
import { storedContact } from '../../booking/form/contact.ts';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import { storedKey } from '../../machines/keyed-request/record.ts';
import { recordedNavigation } from '../../testing/fakes.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { followBookings } from './booking.ts';

function setUp() {
  const events = recordedEvents();
  const storage = memoryStorage();
  const stored = storedKey(storage, 'demo', 'reservation');
  const contact = storedContact(storage, 'demo');
  stored.write({ owner: 'guest-1', key: 'key-1' });
  contact.write({ owner: 'guest-1', customer_name: 'Ann', phone_no: '+60123456789' });
  const navigation = recordedNavigation();
  const sent: unknown[] = [];
  let owner = 'guest-1';
  followBookings({
    contact,
    events,
    navigation,
    record: {
      stored,
      own: () => {
        const record = stored.read();
        return record?.owner === owner ? record : null;
      },
    },
    reservation: { send: (event) => void sent.push(event) },
  });
  const become = (now: string) => {
    owner = now;
  };
  return { become, contact, emit: events.emit, sent, stored, visits: navigation.visits };
}

describe('booking.made', () => {
  test('redirects a waiting customer to their bookings', () => {
    const { emit, visits } = setUp();
    emit({ type: 'booking.made', attended: true });
    expect(visits).toEqual([['replace', '/myBooking']]);
  });

  test('does not navigate when the customer is elsewhere', () => {
    const { emit, visits } = setUp();
    emit({ type: 'booking.made', attended: false });
    expect(visits).toEqual([]);
  });
});

describe('owner.changed', () => {
  test('transfers contact and booking in progress when a guest signs in', () => {
    const { become, contact, emit, sent, stored } = setUp();
    become('member-1');
    emit({ type: 'owner.changed', before: 'guest-1', now: 'member-1', guestId: 'guest-1' });
    expect(contact.read()?.owner).toBe('member-1');
    expect(sent).toEqual([{ type: 'OWNER', record: null }]);
    emit({ type: 'guest.migrated', guestId: 'guest-1', memberId: 'member-1', cart: aCart([]) });
    expect(stored.read()).toEqual({ owner: 'member-1', key: 'key-1' });
    expect(sent.at(-1)).toEqual({ type: 'OWNER', record: { owner: 'member-1', key: 'key-1' } });
  });

  test('ignores a request that the member is sending', () => {
    const { emit, sent, stored } = setUp();
    stored.write({ owner: 'member-1', key: 'key-2' });
    emit({ type: 'guest.migrated', guestId: 'guest-1', memberId: 'member-1', cart: aCart([]) });
    expect(sent).toEqual([]);
  });

  test('transfers nothing to a member who was not the guest', () => {
    const { become, contact, emit, sent } = setUp();
    become('member-2');
    emit({ type: 'owner.changed', before: 'guest-1', now: 'member-2', guestId: null });
    expect(contact.read()?.owner).toBe('guest-1');
    expect(sent).toEqual([{ type: 'OWNER', record: null }]);
  });
});

test('erases stored data on sign-out', () => {
  const { contact, emit, stored } = setUp();
  emit({ type: 'session.ended' });
  expect([contact.read(), stored.read()]).toEqual([null, null]);
});
