import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { recordedEvents } from '../../../events/testing/recorded-events.ts';
import { createStored } from '../../../storage/stored.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { followOwner } from './owner.ts';

const schema = v.object({ owner: v.string(), name: v.string() });

function setUp() {
  const events = recordedEvents();
  const storage = memoryStorage();
  const kept = (thing: string) =>
    createStored(storage, { subdomain: 'demo', thing, version: 1, schema });
  const draft = kept('draft');
  const buyer = kept('buyer');
  const unsent = kept('unsent');
  unsent.write({ owner: 'guest-1', name: 'Ann' });
  draft.write({ owner: 'guest-1', name: 'Ann' });
  buyer.write({ owner: 'guest-1', name: 'Ann' });
  const sent: unknown[] = [];
  /** Owner of the stored form when each actor receives its event. */
  const owners: (string | undefined)[] = [];
  const actor = {
    send: (event: unknown) => {
      sent.push(event);
      owners.push(draft.read()?.owner);
    },
  };
  followOwner({
    events,
    buyer,
    draft,
    addresses: actor,
    cart: actor,
    checkout: actor,
    ownRecord: () => null,
    others: [unsent],
  });
  const owned = () => [draft.read()?.owner, buyer.read()?.owner];
  return { emit: events.emit, owned, owners, sent, unsent };
}

const CHANGED = { type: 'owner.changed', before: 'guest-1' } as const;

describe('owner.changed', () => {
  test('sends the new owner to cart, addresses and checkout', () => {
    const { emit, sent } = setUp();
    emit({ ...CHANGED, now: 'member-1', guestId: null });
    expect(sent).toEqual([
      { type: 'OWNER', owner: 'member-1' },
      { type: 'RESTORE' },
      { type: 'OWNER', record: null },
    ]);
  });

  test('transfers the form when a guest signs in, before the actors are notified', () => {
    const { emit, owned, owners } = setUp();
    emit({ ...CHANGED, now: 'member-1', guestId: 'guest-1' });
    expect(owned()).toEqual(['member-1', 'member-1']);
    expect(new Set(owners)).toEqual(new Set(['member-1']));
  });

  test.each([
    [
      'a member who was that guest once',
      { before: 'member-1', now: 'member-1', guestId: 'guest-1' },
    ],
    ['a member who never was the guest', { before: 'guest-1', now: 'member-2', guestId: null }],
    ['no customer', { before: 'guest-1', now: null, guestId: 'guest-1' }],
  ])('does not transfer the form to %s', (_, who) => {
    const { emit, owned } = setUp();
    emit({ type: 'owner.changed', ...who });
    expect(owned()).toEqual(['guest-1', 'guest-1']);
  });
});

test('erases stored data on sign-out and preserves it when the session expires', () => {
  const { emit, owned, unsent } = setUp();
  emit({ type: 'session.expired' });
  expect(owned()).toEqual(['guest-1', 'guest-1']);
  expect(unsent.read()).not.toBeNull();
  emit({ type: 'session.ended' });
  expect(owned()).toEqual([undefined, undefined]);
  expect(unsent.read()).toBeNull();
});
