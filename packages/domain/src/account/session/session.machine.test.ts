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

describe('a new device', () => {
  test('knows nobody', () => {
    const { asked } = open();
    expect(asked(selectIdentity)).toBe('none');
    expect(asked(selectOwner)).toBeNull();
    expect(asked(selectBranch)).toBeNull();
    expect(asked(selectDeliveryMethod)).toBeNull();
  });

  test('makes up a guest who is still there after a reload', () => {
    const { asked, send, storage } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    expect(asked(selectIdentity)).toBe('guest');
    expect(asked(selectOwner)).toEqual({
      customer_id: null,
      guest_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
    });
    expect(asked(selectGuestName)).toMatch(/^Guest_\d{6}$/);

    const later = open(storage);
    expect(later.asked(selectIdentity)).toBe('guest');
    expect(later.asked(selectOwner)).toEqual(asked(selectOwner));
  });

  test('does nothing for nobody', () => {
    const { asked, send, storage, told } = open();
    send(BRANCH);
    send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' });
    send({ type: 'EXPIRED', token: null });
    expect(asked(selectBranch)).toBeNull();
    expect(storage.entries.size).toBe(0);
    expect(told).toEqual([]);
  });
});

describe('a guest', () => {
  test('keeps branch and delivery method over a reload', () => {
    const { send, storage } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    send(BRANCH);
    send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' });
    const later = open(storage);
    expect(later.asked(selectBranch)).toEqual({ id: 'bangsar', name: 'CCH Bangsar' });
    expect(later.asked(selectDeliveryMethod)).toBe('pickup');
  });

  test('is forgotten on leaving, and the next one is somebody else', () => {
    const { asked, send, storage, told } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    send(BRANCH);
    const first = asked(selectOwner);
    send({ type: 'SIGN_OUT' });
    expect(asked(selectIdentity)).toBe('none');
    expect(storage.entries.size).toBe(0);
    expect(told).toEqual([{ type: 'session.ended' }]);
    send({ type: 'CONTINUE_AS_GUEST' });
    expect(asked(selectOwner)).not.toEqual(first);
    expect(asked(selectBranch)).toBeNull();
  });

  test('whom the server no longer knows is told once and stays where the guard leads', () => {
    const { asked, send, storage, told } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    send({ type: 'EXPIRED', token: null });
    send({ type: 'EXPIRED', token: null });
    expect(asked(selectIdentity)).toBe('none');
    expect(storage.entries.size).toBe(0);
    expect(told).toEqual([{ type: 'session.expired' }]);
  });
});

describe('a device of an older release', () => {
  test('keeps its guest', () => {
    const value = {
      guest_id: '2f1c7a2e-9d41-4a57-b1b3-6f0a4c9e7d10',
      guest_name: 'Guest_123456',
      branch_id: 'bangsar',
      branch_name: 'CCH Bangsar',
      delivery_method: 'pickup',
    };
    const { asked } = open(memoryStorage({ [KEY]: JSON.stringify({ version: 1, value }) }));
    expect(asked(selectIdentity)).toBe('guest');
    expect(asked(selectOwner)?.guest_id).toBe(value.guest_id);
    expect(asked(selectGuestName)).toBe('Guest_123456');
    expect(asked(selectBranch)?.id).toBe('bangsar');
  });
});

describe('another tab', () => {
  test('that signs in or out does so here, and another member takes this one’s place', () => {
    const here = open();
    const there = open();
    const follow = () =>
      here.storage.changeFromAnotherTab(KEY, there.storage.entries.get(KEY) ?? null);
    there.send(SIGNED_IN);
    follow();
    expect(here.asked(selectToken)).toBe('token');
    there.send({ type: 'SIGN_OUT' });
    there.send({ ...SIGNED_IN, user: aMember({ id: 'member-2' }), api_token: 'other' });
    follow();
    expect(here.asked(selectOwner)?.customer_id).toBe('member-2');
    expect(here.done).toEqual([]);
    there.send({ type: 'SIGN_OUT' });
    follow();
    expect(here.asked(selectIdentity)).toBe('none');
    expect(here.told).toEqual([]);
  });

  test('brings its guest and its branch here', () => {
    const here = open();
    const there = open();
    there.send({ type: 'CONTINUE_AS_GUEST' });
    there.send(BRANCH);
    here.storage.changeFromAnotherTab(KEY, there.storage.entries.get(KEY) ?? null);
    expect(here.asked(selectOwner)).toEqual(there.asked(selectOwner));
    expect(here.asked(selectBranch)).toEqual({ id: 'bangsar', name: 'CCH Bangsar' });
  });

  test('signs out here too', () => {
    const { asked, send, storage } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    storage.changeFromAnotherTab(KEY, null);
    expect(asked(selectIdentity)).toBe('none');
    expect(asked(selectOwner)).toBeNull();
  });

  test('is no longer heard once the session has ended', () => {
    const { actor, storage } = open();
    actor.stop();
    const before = actor.getSnapshot();
    storage.changeFromAnotherTab(KEY, null);
    expect(actor.getSnapshot()).toBe(before);
  });
});

describe('the store', () => {
  test.each(['blocked', 'full'] as const)(
    'that is %s costs the memory, not the session',
    (mode) => {
      const { asked, send, storage } = open(memoryStorage({}, mode));
      send({ type: 'CONTINUE_AS_GUEST' });
      send(BRANCH);
      expect(asked(selectIdentity)).toBe('guest');
      expect(asked(selectBranch)).toEqual({ id: 'bangsar', name: 'CCH Bangsar' });
      expect(open(storage).asked(selectIdentity)).toBe('none');
    },
  );

  test.each([
    ['damaged', '{"version":1,'],
    ['of a later release', '{"version":3,"value":{}}'],
    ['of nobody', '{"version":2,"value":null}'],
    ['an older release’s of nobody', '{"version":1,"value":null}'],
    ['a guest without an id', '{"version":1,"value":{"guest_name":"Guest_123456"}}'],
    [
      'a member without a token',
      JSON.stringify({ version: 2, value: { ...MEMBER, api_token: '' } }),
    ],
    [
      'a member whose points are no number',
      JSON.stringify({ version: 2, value: { ...MEMBER, user: { ...aMember(), point: '7' } } }),
    ],
    [
      'an id that is no UUID',
      '{"version":1,"value":{"guest_id":"7","guest_name":"G","branch_id":null,"branch_name":null,"delivery_method":null}}',
    ],
  ])('whose record is %s starts with nobody', (_, text) => {
    expect(open(memoryStorage({ [KEY]: text })).asked(selectIdentity)).toBe('none');
  });
});
