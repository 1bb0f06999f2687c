import { aCart } from '@claypot/testing';
import { expect, test } from 'vitest';
import type { SessionEvent } from '../../../account/session/session.types.ts';
import { recordedEvents } from '../../../events/testing/recorded-events.ts';
import { storedPayment } from '../../../machines/payment/record.ts';
import type { CheckoutEvent } from '../../../ordering/checkout/checkout.types.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { migrateGuest } from './guest-migration.ts';

function setUp(owner = 'guest-1') {
  const events = recordedEvents();
  const stored = storedPayment(memoryStorage(), 'demo', 'checkout');
  stored.write({ owner, key: 'key-1', payable: null });
  const sent: CheckoutEvent[] = [];
  const session: SessionEvent[] = [];
  migrateGuest({
    events,
    checkout: { send: (event) => void sent.push(event) },
    session: { send: (event) => void session.push(event) },
    record: { stored, own: stored.read },
  });
  return { emit: events.emit, sent, session };
}

test('transfers the guest’s unpaid order to the member', () => {
  const { emit, sent, session } = setUp();
  emit({ type: 'guest.migrated', guestId: 'guest-1', memberId: 'member-1', cart: aCart([]) });
  expect(sent).toEqual([
    { type: 'OWNER', record: { owner: 'member-1', key: 'key-1', payable: null } },
  ]);
  expect(session).toEqual([]);
});

test('ignores an order that the member is sending', () => {
  const { emit, sent } = setUp('member-1');
  emit({ type: 'guest.migrated', guestId: 'guest-1', memberId: 'member-1', cart: aCart([]) });
  expect(sent).toEqual([]);
});

test('ends the guest in the session when the guest is released', () => {
  const { emit, sent, session } = setUp();
  emit({ type: 'guest.released' });
  expect(session).toEqual([{ type: 'GUEST_MIGRATED' }]);
  expect(sent).toEqual([]);
});
