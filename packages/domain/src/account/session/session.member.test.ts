import { aMember } from '@claypot/testing';
import { describe, expect, test } from 'vitest';
import {
  selectBranch,
  selectGuestName,
  selectHasExpired,
  selectIdentity,
  selectLeftGuest,
  selectMember,
  selectOwner,
  selectToken,
} from './session.selectors.ts';
import { BRANCH, open, SIGNED_IN } from './testing/harness.ts';

describe('session machine of a member', () => {
  test('restores member, token and branch after a reload', () => {
    const { asked, send, storage } = open();
    send(SIGNED_IN);
    send(BRANCH);
    expect(asked(selectIdentity)).toBe('member');
    const later = open(storage);
    expect(later.asked(selectIdentity)).toBe('member');
    expect(later.asked(selectMember)).toEqual(aMember());
    expect(later.asked(selectToken)).toBe('token');
    expect(later.asked(selectOwner)).toEqual({ customer_id: 'member-1', guest_id: null });
    expect(later.asked(selectBranch)?.id).toBe('bangsar');
    expect(later.asked(selectLeftGuest)).toBeNull();
  });

  test('inherits the choices of the guest and remembers the guest until the migration is done', () => {
    const { asked, send, storage } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    send(BRANCH);
    const guest_id = asked(selectOwner)?.guest_id;
    send(SIGNED_IN);
    expect(asked(selectOwner)).toEqual({ customer_id: 'member-1', guest_id: null });
    expect(asked(selectGuestName)).toBeNull();
    expect(asked(selectBranch)?.id).toBe('bangsar');
    expect(open(storage).asked(selectLeftGuest)).toMatchObject({ guest_id });
    send({ type: 'GUEST_MIGRATED' });
    expect(open(storage).asked(selectLeftGuest)).toBeNull();
  });

  test('clears first_time and preserves new_register on refresh', () => {
    const { asked, send } = open();
    send({ ...SIGNED_IN, user: aMember({ first_time: 1, new_register: 1 }) });
    send({ type: 'USER_CHANGED', user: aMember({ first_time: 1, new_register: 0, point: 7 }) });
    expect(asked(selectMember)).toMatchObject({ point: 7, first_time: 0, new_register: 1 });
    expect(asked(selectToken)).toBe('token');
    send({ type: 'USER_CHANGED', user: aMember(), api_token: 'newer' });
    expect(asked(selectToken)).toBe('newer');
    send({ type: 'USER_CHANGED', user: aMember({ id: 'somebody-else' }) });
    expect(asked(selectMember)?.id).toBe('member-1');
  });

  test('shows each welcome once, also after a reload', () => {
    const { asked, send, storage } = open();
    send({ ...SIGNED_IN, user: aMember({ first_time: 1, new_register: 1 }) });
    expect(asked(selectMember)).toMatchObject({ first_time: 1, new_register: 1 });
    send({ type: 'FIRST_TIME_SEEN' });
    expect(open(storage).asked(selectMember)).toMatchObject({ first_time: 0, new_register: 1 });
    send({ type: 'NEW_REGISTER_SEEN' });
    expect(open(storage).asked(selectMember)).toMatchObject({ first_time: 0, new_register: 0 });
  });

  test('erases the member on sign-out and revokes the token', () => {
    const { asked, done, send, storage } = open();
    send(SIGNED_IN);
    send({ type: 'SIGN_OUT' });
    expect(asked(selectIdentity)).toBe('none');
    expect(asked(selectToken)).toBeNull();
    expect(storage.entries.size).toBe(0);
    expect(done).toEqual(['revoked token', 'session.ended']);
  });

  test('expires once when the token is rejected, and allows another sign-in', () => {
    const { asked, send, storage, told } = open();
    send(SIGNED_IN);
    send({ type: 'EXPIRED', token: 'token' });
    send({ type: 'EXPIRED', token: 'token' });
    expect(asked(selectIdentity)).toBe('none');
    expect(asked(selectHasExpired)).toBe(true);
    expect(storage.entries.size).toBe(0);
    expect(told).toEqual([{ type: 'session.expired' }]);
    send({ ...SIGNED_IN, api_token: 'new' });
    // The reply to a request with the old token arrives only now.
    send({ type: 'EXPIRED', token: 'token' });
    send({ type: 'EXPIRED', token: null });
    expect(asked(selectIdentity)).toBe('member');
    expect(told).toHaveLength(1);
  });

  test('becomes the guest again when the token is rejected before the migration', () => {
    const { asked, send, storage } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    const guest = asked(selectOwner);
    const name = asked(selectGuestName);
    send(SIGNED_IN);
    send({ type: 'EXPIRED', token: 'token' });
    expect(asked(selectIdentity)).toBe('guest');
    expect(open(storage).asked(selectOwner)).toEqual(guest);
    expect(asked(selectGuestName)).toBe(name);
    expect(asked(selectToken)).toBeNull();
  });
});
