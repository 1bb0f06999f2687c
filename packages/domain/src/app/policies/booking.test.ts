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

describe('a booking that is made', () => {
  test('leads whoever waits for it to their bookings, with nothing to go back to', () => {
    const { emit, visits } = setUp();
    emit({ type: 'booking.made', attended: true });
    expect(visits).toEqual([['replace', '/myBooking']]);
  });

  test('leads nobody anywhere who is at something else', () => {
    const { emit, visits } = setUp();
    emit({ type: 'booking.made', attended: false });
    expect(visits).toEqual([]);
  });
});

describe('somebody else is here', () => {
  test('who was that guest keeps the details; the booking under way comes with the guest’s things', () => {
    const { become, contact, emit, sent, stored } = setUp();
    become('member-1');
    emit({ type: 'owner.changed', before: 'guest-1', now: 'member-1', guestId: 'guest-1' });
    expect(contact.read()?.owner).toBe('member-1');
    expect(sent).toEqual([{ type: 'OWNER', record: null }]);
    emit({ type: 'guest.migrated', guestId: 'guest-1', memberId: 'member-1', cart: aCart([]) });
    expect(stored.read()).toEqual({ owner: 'member-1', key: 'key-1' });
    expect(sent.at(-1)).toEqual({ type: 'OWNER', record: { owner: 'member-1', key: 'key-1' } });
  });

  test('a request that the member is sending meanwhile is left alone', () => {
    const { emit, sent, stored } = setUp();
    stored.write({ owner: 'member-1', key: 'key-2' });
    emit({ type: 'guest.migrated', guestId: 'guest-1', memberId: 'member-1', cart: aCart([]) });
    expect(sent).toEqual([]);
  });

  test('who never was the guest gets nothing of it', () => {
    const { become, contact, emit, sent } = setUp();
    become('member-2');
    emit({ type: 'owner.changed', before: 'guest-1', now: 'member-2', guestId: null });
    expect(contact.read()?.owner).toBe('guest-1');
    expect(sent).toEqual([{ type: 'OWNER', record: null }]);
  });
});

test('who signs out leaves nothing on the device', () => {
  const { contact, emit, stored } = setUp();
  emit({ type: 'session.ended' });
  expect([contact.read(), stored.read()]).toEqual([null, null]);
});
