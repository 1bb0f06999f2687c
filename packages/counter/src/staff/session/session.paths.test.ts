import { unvisited } from '@claypot/domain/testing';
import { aLockedSession, anUnpairedSession, aSession } from '@claypot/testing/counter';
import { expect, test } from 'vitest';
import { assign } from 'xstate';
import { counterSessionMachine } from './session.machine.ts';

const answer = (data: object | null) => ({
  context: { data, empty: false, error: null, isLate: false, isUnconfirmed: false, loadedAt: 0 },
  hasTag: () => false,
});
const ending = (output: object | null) => ({
  context: { input: {}, output, error: null },
  hasTag: () => false,
});

test('reaches every state and handles every event', () => {
  const machine = counterSessionMachine.provide({
    delays: { lock: 1000 },
    guards: { isOverdue: ({ context }) => context.branchId === 'bangsar' },
    actions: {
      restore: assign({}),
      persist: () => undefined,
      touch: assign({}),
      announce: () => undefined,
      emitEnded: () => undefined,
    },
  });
  const dark = unvisited(machine, {
    events: [
      { type: 'xstate.snapshot.read', snapshot: answer(null) },
      { type: 'xstate.snapshot.read', snapshot: answer(aSession()) },
      { type: 'xstate.snapshot.signOut', snapshot: ending(null) },
      { type: 'xstate.snapshot.signOut', snapshot: ending(aLockedSession()) },
      { type: 'CHANGED', session: aLockedSession() },
      { type: 'CHANGED', session: anUnpairedSession() },
      { type: 'CHANGED', session: aSession({ device: null }) },
      { type: 'EXPIRED' },
      { type: 'TOUCHED' },
      { type: 'RESUMED' },
      { type: 'SIGN_OUT' },
      { type: 'SWITCH' },
      { type: 'SELECT_BRANCH', branch_id: 'bangsar' },
      { type: 'RETRY' },
      { type: 'CONNECTION_RESTORED' },
      { type: 'xstate.after.lock.counterSession.signedIn' },
      ...['unpaired', 'locked'].map((state) => ({
        type: `xstate.after.retrySignOut.counterSession.${state}.signingOut`,
      })),
    ],
    distinguish: ({ context }) => [
      context.session?.person?.id,
      context.session?.device?.id,
      context.isEnding,
      context.branchId,
    ],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
