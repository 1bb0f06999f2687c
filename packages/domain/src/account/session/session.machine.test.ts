import { aMember } from '@claypot/testing';
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import {
  selectBranch,
  selectDeliveryMethod,
  selectGuestName,
  selectIdentity,
  selectOwner,
  selectToken,
} from './session.selectors.ts';
import { BRANCH, KEY, open, SIGNED_IN } from './testing/harness.ts';

const MEMBER = {
  identity: 'member',
  user: aMember(),
  api_token: 'token',
  left_guest: null,
  branch_id: null,
  branch_name: null,
  delivery_method: null,
};

describe('session machine on a new device', () => {
  test('has no identity, branch or delivery method', () => {
    const { selected } = open();
    expect(selected(selectIdentity)).toBe('none');
    expect(selected(selectOwner)).toBeNull();
    expect(selected(selectBranch)).toBeNull();
    expect(selected(selectDeliveryMethod)).toBeNull();
  });

  test('creates a guest who survives a reload', () => {
    const { selected, send, storage } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    expect(selected(selectIdentity)).toBe('guest');
    expect(selected(selectOwner)).toEqual({
      customer_id: null,
      guest_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
    });
    expect(selected(selectGuestName)).toMatch(/^Guest_\d{6}$/);

    const later = open(storage);
    expect(later.selected(selectIdentity)).toBe('guest');
    expect(later.selected(selectOwner)).toEqual(selected(selectOwner));
  });

  test('ignores choices and expiry without an identity', () => {
    const { selected, send, storage, emitted } = open();
    send(BRANCH);
    send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' });
    send({ type: 'EXPIRED', token: null });
    expect(selected(selectBranch)).toBeNull();
    expect(storage.entries.size).toBe(0);
    expect(emitted).toEqual([]);
  });
});

describe('session machine of a guest', () => {
  test('restores branch and delivery method after a reload', () => {
    const { send, storage } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    send(BRANCH);
    send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' });
    const later = open(storage);
    expect(later.selected(selectBranch)).toEqual({ id: 'bangsar', name: 'CCH Bangsar' });
    expect(later.selected(selectDeliveryMethod)).toBe('pickup');
  });

  test('erases the guest on sign-out and creates a different one next', () => {
    const { selected, send, storage, emitted } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    send(BRANCH);
    const first = selected(selectOwner);
    send({ type: 'SIGN_OUT' });
    expect(selected(selectIdentity)).toBe('none');
    expect(storage.entries.size).toBe(0);
    expect(emitted).toEqual([{ type: 'session.ended' }]);
    send({ type: 'CONTINUE_AS_GUEST' });
    expect(selected(selectOwner)).not.toEqual(first);
    expect(selected(selectBranch)).toBeNull();
  });

  test('emits session.expired once when the server rejects the guest', () => {
    const { selected, send, storage, emitted } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    send({ type: 'EXPIRED', token: null });
    send({ type: 'EXPIRED', token: null });
    expect(selected(selectIdentity)).toBe('none');
    expect(storage.entries.size).toBe(0);
    expect(emitted).toEqual([{ type: 'session.expired' }]);
  });
});

describe('session record of version 1', () => {
  test('is upgraded to a guest', () => {
    const value = {
      guest_id: '2f1c7a2e-9d41-4a57-b1b3-6f0a4c9e7d10',
      guest_name: 'Guest_123456',
      branch_id: 'bangsar',
      branch_name: 'CCH Bangsar',
      delivery_method: 'pickup',
    };
    const { selected } = open(memoryStorage({ [KEY]: JSON.stringify({ version: 1, value }) }));
    expect(selected(selectIdentity)).toBe('guest');
    expect(selected(selectOwner)?.guest_id).toBe(value.guest_id);
    expect(selected(selectGuestName)).toBe('Guest_123456');
    expect(selected(selectBranch)?.id).toBe('bangsar');
  });
});

describe('session machine with another tab', () => {
  test('follows sign-in, sign-out and a change of member in the other tab', () => {
    const here = open();
    const there = open();
    const follow = () =>
      here.storage.changeFromAnotherTab(KEY, there.storage.entries.get(KEY) ?? null);
    there.send(SIGNED_IN);
    follow();
    expect(here.selected(selectToken)).toBe('token');
    there.send({ type: 'SIGN_OUT' });
    there.send({ ...SIGNED_IN, user: aMember({ id: 'member-2' }), api_token: 'other' });
    follow();
    expect(here.selected(selectOwner)?.customer_id).toBe('member-2');
    expect(here.done).toEqual([]);
    there.send({ type: 'SIGN_OUT' });
    follow();
    expect(here.selected(selectIdentity)).toBe('none');
    expect(here.emitted).toEqual([]);
  });

  test('takes over the guest and branch of the other tab', () => {
    const here = open();
    const there = open();
    there.send({ type: 'CONTINUE_AS_GUEST' });
    there.send(BRANCH);
    here.storage.changeFromAnotherTab(KEY, there.storage.entries.get(KEY) ?? null);
    expect(here.selected(selectOwner)).toEqual(there.selected(selectOwner));
    expect(here.selected(selectBranch)).toEqual({ id: 'bangsar', name: 'CCH Bangsar' });
  });

  test('signs out when the other tab does', () => {
    const { selected, send, storage } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    storage.changeFromAnotherTab(KEY, null);
    expect(selected(selectIdentity)).toBe('none');
    expect(selected(selectOwner)).toBeNull();
  });

  test('ignores the other tab once the actor has stopped', () => {
    const { actor, storage } = open();
    actor.stop();
    const before = actor.getSnapshot();
    storage.changeFromAnotherTab(KEY, null);
    expect(actor.getSnapshot()).toBe(before);
  });
});

describe('session storage', () => {
  test.each(['blocked', 'full'] as const)(
    'still allows a session for the visit when it is %s',
    (mode) => {
      const { selected, send, storage } = open(memoryStorage({}, mode));
      send({ type: 'CONTINUE_AS_GUEST' });
      send(BRANCH);
      expect(selected(selectIdentity)).toBe('guest');
      expect(selected(selectBranch)).toEqual({ id: 'bangsar', name: 'CCH Bangsar' });
      expect(open(storage).selected(selectIdentity)).toBe('none');
    },
  );

  test.each([
    ['damaged', '{"version":1,'],
    ['of a later release', '{"version":3,"value":{}}'],
    ['empty', '{"version":2,"value":null}'],
    ['an empty one of an older release', '{"version":1,"value":null}'],
    ['a guest without an id', '{"version":1,"value":{"guest_name":"Guest_123456"}}'],
    [
      'a member without a token',
      JSON.stringify({ version: 2, value: { ...MEMBER, api_token: '' } }),
    ],
    [
      'a member with points that are not a number',
      JSON.stringify({ version: 2, value: { ...MEMBER, user: { ...aMember(), point: '7' } } }),
    ],
    [
      'an id that is no UUID',
      '{"version":1,"value":{"guest_id":"7","guest_name":"G","branch_id":null,"branch_name":null,"delivery_method":null}}',
    ],
  ])('starts without an identity when the record is %s', (_, text) => {
    expect(open(memoryStorage({ [KEY]: text })).selected(selectIdentity)).toBe('none');
  });
});
