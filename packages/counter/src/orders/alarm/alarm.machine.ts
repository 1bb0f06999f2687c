import { unprovidedAction, unprovidedCallback } from '@claypot/domain/flows';
import { assign, type SnapshotFrom, setup } from 'xstate';
import type { AlarmView } from '../views.ts';

export interface AlarmContext {
  /** Number of orders that no person has opened. */
  waiting: number;
}

export type AlarmEvent =
  | { type: 'WAITING'; count: number }
  /** The browser plays the sound, or refuses it. */
  | { type: 'SOUND'; isRefused: boolean }
  /** A press that allows the browser to play sounds. */
  | { type: 'ALLOW' }
  /** A press that plays the sound once. */
  | { type: 'TEST' }
  /** The page is visible again: the browser may have stopped the sound. */
  | { type: 'VISIBLE' };

/** Time in ms for which the screen shows that the sound is being tested. */
const TEST_DURATION = 3000;

/**
 * Rings while an order waits that no person has opened. If the browser refuses the sound, one press
 * allows it; orders that still wait then ring at once.
 */
export const alarmMachine = setup({
  types: {
    context: {} as AlarmContext,
    events: {} as AlarmEvent,
    children: {} as { orders: 'orders'; sound: 'sound' },
    tags: {} as 'testing',
  },
  actors: {
    /** Sends WAITING at the start and after each change. */
    orders: unprovidedCallback<AlarmEvent>('orders'),
    /** Sends SOUND at the start and after each change. Stops the sound at the end. */
    sound: unprovidedCallback<AlarmEvent>('sound'),
  },
  delays: { test: TEST_DURATION },
  guards: {
    isWaiting: ({ context }) => context.waiting > 0,
    hasNoneWaiting: ({ context }) => context.waiting === 0,
    isNone: (_, { count }: { count: number }) => count === 0,
    isRefused: (_, { isRefused }: { isRefused: boolean }) => isRefused,
    isAllowed: (_, { isRefused }: { isRefused: boolean }) => !isRefused,
  },
  actions: {
    setWaiting: assign({ waiting: (_, { count }: { count: number }) => count }),
    ring: unprovidedAction('ring'),
    stop: unprovidedAction('stop'),
    playOnce: unprovidedAction('playOnce'),
  },
}).createMachine({
  id: 'alarm',
  context: { waiting: 0 },
  invoke: [
    { src: 'sound', id: 'sound' },
    { src: 'orders', id: 'orders' },
  ],
  on: {
    WAITING: { actions: { type: 'setWaiting', params: ({ event }) => event } },
    SOUND: {
      guard: { type: 'isRefused', params: ({ event }) => event },
      target: '.refused',
    },
  },
  initial: 'silent',
  states: {
    silent: {
      initial: 'idle',
      always: { guard: 'isWaiting', target: 'ringing' },
      states: {
        idle: { on: { TEST: { target: 'testing', actions: 'playOnce' } } },
        testing: { tags: 'testing', after: { test: 'idle' } },
      },
    },
    ringing: {
      entry: 'ring',
      always: { guard: 'hasNoneWaiting', target: 'silent', actions: 'stop' },
      on: { VISIBLE: { target: 'ringing', reenter: true } },
    },
    // The sound would begin by itself with the next press, so it stops when no order waits.
    refused: {
      on: {
        WAITING: [
          {
            guard: { type: 'isNone', params: ({ event }) => event },
            actions: [{ type: 'setWaiting', params: ({ event }) => event }, 'stop'],
          },
          { actions: { type: 'setWaiting', params: ({ event }) => event } },
        ],
        ALLOW: { target: 'silent', actions: 'playOnce' },
        TEST: { target: 'silent.testing', actions: 'playOnce' },
        SOUND: {
          guard: { type: 'isAllowed', params: ({ event }) => event },
          target: 'silent',
        },
      },
    },
  },
});

export type AlarmSnapshot = SnapshotFrom<typeof alarmMachine>;

export function selectAlarm(snapshot: AlarmSnapshot): AlarmView {
  const isRefused = snapshot.matches('refused');
  return {
    state: isRefused ? 'refused' : snapshot.matches('ringing') ? 'ringing' : 'silent',
    waiting: snapshot.context.waiting,
    isTesting: snapshot.hasTag('testing'),
  };
}
