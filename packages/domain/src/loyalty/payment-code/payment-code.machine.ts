import type { ErrorCode } from '@claypot/sdk';
import { assign, type SnapshotFrom, setup } from 'xstate';
import { failureCode } from '../../machines/base/failure.ts';
import type { ConnectionRestored } from '../../machines/base/from-connection.ts';
import {
  unprovidedAction,
  unprovidedActor,
  unprovidedCallback,
  unprovidedGuard,
} from '../../machines/base/placeholder.ts';
import type { PaymentCode } from './payment-code.ts';

export interface PaymentCodeContext {
  /** Null while no code is shown. */
  code: PaymentCode | null;
  /** Error of the request for the secret. */
  error: ErrorCode | null;
}

export type PaymentCodeEvent =
  /** Shows the code, or tries again. */
  | { type: 'SHOW' }
  /** The customer hides the code, or the page is hidden. */
  | { type: 'HIDE' }
  | ConnectionRestored;

/** Time after which a code is hidden, so that it is not shown on a phone left on a table, in ms. */
const SHOWN_FOR = 60_000;
/** Interval between readings of the clock, in ms. */
const TICK = 1000;

/**
 * The one-time code with which a member spends at the counter. It is shown after a press and needs
 * no connection once the device has the secret.
 */
export const paymentCodeMachine = setup({
  types: { context: {} as PaymentCodeContext, events: {} as PaymentCodeEvent },
  actors: {
    /** Requests the secret and stores it. */
    load: unprovidedActor<void>('load'),
    connection: unprovidedCallback<ConnectionRestored>('connection'),
  },
  delays: { tick: TICK, showFor: SHOWN_FOR },
  guards: {
    /** True if the device has a secret of the current session. */
    hasSecret: unprovidedGuard('hasSecret'),
    /** True if the clock shows a time before the server sent the secret. */
    isClockWrong: unprovidedGuard('isClockWrong'),
  },
  actions: {
    /** Sets the code of the present time. */
    makeCode: unprovidedAction('makeCode'),
    clear: assign({ code: null, error: null }),
    reject: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
  },
}).createMachine({
  id: 'paymentCode',
  context: { code: null, error: null },
  initial: 'hidden',
  on: { HIDE: '.hidden' },
  states: {
    hidden: { entry: 'clear', on: { SHOW: 'checking' } },
    checking: {
      always: [
        { guard: 'isClockWrong', target: 'clockWrong' },
        { guard: 'hasSecret', target: 'shown' },
        { target: 'loading' },
      ],
    },
    loading: {
      entry: 'clear',
      invoke: {
        src: 'load',
        id: 'load',
        onDone: [
          { guard: 'isClockWrong', target: 'clockWrong' },
          { guard: 'hasSecret', target: 'shown' },
          // The member has signed out meanwhile.
          { target: 'hidden' },
        ],
        onError: { target: 'failed', actions: { type: 'reject', params: ({ event }) => event } },
      },
    },
    failed: {
      invoke: { src: 'connection', id: 'connection' },
      on: { SHOW: 'loading', CONNECTION_RESTORED: 'loading' },
    },
    /** The reply to the request sets the clock, see `ServerClock`. */
    clockWrong: {
      invoke: { src: 'connection', id: 'connection' },
      on: { SHOW: 'loading', CONNECTION_RESTORED: 'loading' },
    },
    shown: {
      after: { showFor: 'hidden' },
      initial: 'ticking',
      states: {
        ticking: {
          entry: 'makeCode',
          after: {
            tick: [
              { guard: 'hasSecret', target: 'ticking', reenter: true },
              { target: '#paymentCode.hidden' },
            ],
          },
        },
      },
    },
  },
});

export type PaymentCodeSnapshot = SnapshotFrom<typeof paymentCodeMachine>;
