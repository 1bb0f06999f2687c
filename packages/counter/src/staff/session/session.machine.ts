import { selectMutation, selectQuery } from '@claypot/domain/machines';
import { sessionSetup } from './session.setup.ts';

const leaving = sessionSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isEnding', target: 'signingOut' }, { target: 'signedOut' }] },
    /** The server does not know yet that the person has left. */
    signingOut: {
      entry: 'signOut',
      on: { CONNECTION_RESTORED: { target: 'signingOut', reenter: true } },
      after: { retrySignOut: { target: 'signingOut', reenter: true } },
    },
    signedOut: {},
  },
});

/**
 * The device and the person who works on it. A query reads the session; responses of sign-in,
 * pairing and second factor replace it.
 *
 * - Sign-out takes effect at once, also offline. It is sent until the server has received it, and a
 *   reload does not bring the person back.
 * - A paired device locks after the branch's minutes without a touch.
 * - A rejected request does not end the session by itself: it may belong to the previous person.
 *   The session is read again instead, once no request that changes it is in progress.
 */
export const counterSessionMachine = sessionSetup.createMachine({
  id: 'counterSession',
  context: { session: null, read: null, isEnding: false, branchId: null, touchedAt: 0 },
  entry: 'restore',
  invoke: [
    {
      src: 'read',
      id: 'read',
      input: undefined,
      onSnapshot: [
        {
          guard: {
            type: 'isAnswer',
            params: ({ event }) => ({ session: selectQuery(event.snapshot).data }),
          },
          target: '.deciding',
          actions: [
            {
              type: 'announce',
              params: ({ event }) => ({ session: selectQuery(event.snapshot).data }),
            },
            {
              type: 'setSession',
              params: ({ event }) => ({ session: selectQuery(event.snapshot).data }),
            },
            {
              type: 'setRead',
              params: ({ event }) => ({ session: selectQuery(event.snapshot).data }),
            },
            'persist',
          ],
        },
        { actions: 'renew' },
      ],
    },
    {
      src: 'signOut',
      id: 'signOut',
      onSnapshot: [
        {
          guard: {
            type: 'isSignedOut',
            params: ({ event }) => ({ session: selectMutation(event.snapshot).output }),
          },
          target: '.deciding',
          actions: [
            'clearEnding',
            {
              type: 'announce',
              params: ({ event }) => ({ session: selectMutation(event.snapshot).output }),
            },
            {
              type: 'setSession',
              params: ({ event }) => ({ session: selectMutation(event.snapshot).output }),
            },
            'persist',
          ],
        },
        { actions: 'renew' },
      ],
    },
    { src: 'connection', id: 'connection' },
    { src: 'otherTabs', id: 'otherTabs' },
  ],
  on: {
    CHANGED: {
      target: '.deciding',
      actions: [
        'clearEnding',
        { type: 'announce', params: ({ event }) => event },
        { type: 'setSession', params: ({ event }) => event },
        'persist',
      ],
    },
    EXPIRED: { actions: { type: 'ask', params: { type: 'REFRESH' } } },
    REFRESH: { actions: { type: 'ask', params: { type: 'REFRESH' } } },
    RETRY: { actions: { type: 'ask', params: { type: 'RETRY' } } },
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isUnknown', target: 'unknown' },
        { guard: 'isSignedIn', target: 'signedIn' },
        { guard: 'isPaired', target: 'locked' },
        { target: 'unpaired' },
      ],
    },
    /** The first load is in progress or has failed. */
    unknown: {},
    unpaired: leaving,
    locked: leaving,
    signedIn: {
      entry: 'touch',
      on: {
        TOUCHED: [
          { guard: 'isOverdue', target: 'locking' },
          { target: 'signedIn', reenter: true },
        ],
        RESUMED: { guard: 'isOverdue', target: 'locking' },
        SIGN_OUT: {
          target: 'deciding',
          actions: [
            'endLocally',
            'persist',
            { type: 'emitEnded', params: { reason: 'signed_out' } },
          ],
        },
        SWITCH: {
          target: 'deciding',
          actions: ['endLocally', 'persist', { type: 'emitEnded', params: { reason: 'switched' } }],
        },
        SELECT_BRANCH: {
          guard: { type: 'maySelect', params: ({ event }) => event },
          actions: [{ type: 'selectBranch', params: ({ event }) => event }, 'persist'],
        },
      },
      after: { lock: { guard: 'isPaired', target: 'locking' } },
    },
    locking: {
      entry: ['endLocally', 'persist', { type: 'emitEnded', params: { reason: 'locked' } }],
      always: 'deciding',
    },
  },
});
