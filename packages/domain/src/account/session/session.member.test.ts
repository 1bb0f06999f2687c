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
    const { selected, send, storage } = open();
    send(SIGNED_IN);
    send(BRANCH);
    expect(selected(selectIdentity)).toBe('member');
    const later = open(storage);
    expect(later.selected(selectIdentity)).toBe('member');
    expect(later.selected(selectMember)).toEqual(aMember());
    expect(later.selected(selectToken)).toBe('token');
    expect(later.selected(selectOwner)).toEqual({ customer_id: 'member-1', guest_id: null });
    expect(later.selected(selectBranch)?.id).toBe('bangsar');
    expect(later.selected(selectLeftGuest)).toBeNull();
  });

  test('inherits the choices of the guest and remembers the guest until the migration is done', () => {
    const { selected, send, storage } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    send(BRANCH);
    const guest_id = selected(selectOwner)?.guest_id;
    send(SIGNED_IN);
    expect(selected(selectOwner)).toEqual({ customer_id: 'member-1', guest_id: null });
    expect(selected(selectGuestName)).toBeNull();
    expect(selected(selectBranch)?.id).toBe('bangsar');
    expect(open(storage).selected(selectLeftGuest)).toMatchObject({ guest_id });
    send({ type: 'GUEST_MIGRATED' });
    expect(open(storage).selected(selectLeftGuest)).toBeNull();
  });

  test('clears first_time and preserves new_register on refresh', () => {
    const { selected, send } = open();
    send({ ...SIGNED_IN, user: aMember({ first_time: 1, new_register: 1 }) });
    send({ type: 'USER_CHANGED', user: aMember({ first_time: 1, new_register: 0, point: 7 }) });
    expect(selected(selectMember)).toMatchObject({ point: 7, first_time: 0, new_register: 1 });
    expect(selected(selectToken)).toBe('token');
    send({ type: 'USER_CHANGED', user: aMember(), api_token: 'newer' });
    expect(selected(selectToken)).toBe('newer');
    send({ type: 'USER_CHANGED', user: aMember({ id: 'somebody-else' }) });
    expect(selected(selectMember)?.id).toBe('member-1');
  });

  test('shows each welcome once, also after a reload', () => {
    const { selected, send, storage } = open();
    send({ ...SIGNED_IN, user: aMember({ first_time: 1, new_register: 1 }) });
    expect(selected(selectMember)).toMatchObject({ first_time: 1, new_register: 1 });
    send({ type: 'FIRST_TIME_SEEN' });
    expect(open(storage).selected(selectMember)).toMatchObject({ first_time: 0, new_register: 1 });
    send({ type: 'NEW_REGISTER_SEEN' });
    expect(open(storage).selected(selectMember)).toMatchObject({ first_time: 0, new_register: 0 });
  });

  test('erases the member on sign-out and revokes the token', () => {
    const { selected, done, send, storage } = open();
    send(SIGNED_IN);
    send({ type: 'SIGN_OUT' });
    expect(selected(selectIdentity)).toBe('none');
    expect(selected(selectToken)).toBeNull();
    expect(storage.entries.size).toBe(0);
    expect(done).toEqual(['revoked token', 'session.ended']);
  });

  test('expires once when the token is rejected, and allows another sign-in', () => {
    const { selected, send, storage, emitted } = open();
    send(SIGNED_IN);
    send({ type: 'EXPIRED', token: 'token' });
    send({ type: 'EXPIRED', token: 'token' });
    expect(selected(selectIdentity)).toBe('none');
    expect(selected(selectHasExpired)).toBe(true);
    expect(storage.entries.size).toBe(0);
    expect(emitted).toEqual([{ type: 'session.expired' }]);
    send({ ...SIGNED_IN, api_token: 'new' });
    // The reply to a request with the old token arrives only now.
    send({ type: 'EXPIRED', token: 'token' });
    send({ type: 'EXPIRED', token: null });
    expect(selected(selectIdentity)).toBe('member');
    expect(emitted).toHaveLength(1);
  });

  test('becomes the guest again when the token is rejected before the migration', () => {
    const { selected, send, storage } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    const guest = selected(selectOwner);
    const name = selected(selectGuestName);
    send(SIGNED_IN);
    send({ type: 'EXPIRED', token: 'token' });
    expect(selected(selectIdentity)).toBe('guest');
    expect(open(storage).selected(selectOwner)).toEqual(guest);
    expect(selected(selectGuestName)).toBe(name);
    expect(selected(selectToken)).toBeNull();
  });
});
