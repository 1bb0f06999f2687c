import { aMember } from '@claypot/testing';
import { expect, test } from 'vitest';
import { countingRandom } from '../../testing/fakes.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { unvisited } from '../../testing/paths.ts';
import { createSessionImplementations } from './session.implementation.ts';

test('reaches every state and handles every event', () => {
  const machine = createSessionImplementations({
    subdomain: 'demo',
    storage: memoryStorage(),
    random: countingRandom(),
    emit: () => {},
    revoke: () => {},
  });
  const dark = unvisited(machine, {
    events: [
      { type: 'CONTINUE_AS_GUEST' },
      { type: 'SIGN_OUT' },
      { type: 'SIGNED_IN', user: aMember(), api_token: 'token' },
      { type: 'USER_CHANGED', user: aMember() },
      { type: 'FIRST_TIME_SEEN' },
      { type: 'NEW_REGISTER_SEEN' },
      { type: 'GUEST_MIGRATED' },
      { type: 'EXPIRED', token: null },
      { type: 'EXPIRED', token: 'token' },
      { type: 'SET_BRANCH', branch_id: 'bangsar', branch_name: 'CCH Bangsar' },
      { type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' },
      { type: 'CHANGED_ELSEWHERE' },
    ],
    distinguish: ({ context }) => context.left_guest !== null,
  });
  expect(dark).toEqual({ states: [], events: [] });
});
