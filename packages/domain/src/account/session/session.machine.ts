import { sessionSetup } from './session.setup.ts';
import { ANONYMOUS } from './session.types.ts';

const choosing = sessionSetup.createStateConfig({
  on: {
    SET_BRANCH: {
      actions: [{ type: 'setBranch', params: ({ event }) => event }, 'persist'],
    },
    SET_DELIVERY_METHOD: {
      actions: [{ type: 'setDeliveryMethod', params: ({ event }) => event }, 'persist'],
    },
  },
});

const signedOut = sessionSetup.createStateConfig({
  on: {
    CONTINUE_AS_GUEST: { target: '#session.guest', actions: ['becomeGuest', 'persist'] },
    SIGNED_IN: {
      target: '#session.member',
      actions: [{ type: 'becomeMember', params: ({ event }) => event }, 'persist'],
    },
  },
});

/**
 * The user of the device: anonymous, a guest with an id generated on the device, or a member with a
 * server token. The context is persisted after each change and restored when another tab changes
 * it. If the device cannot store, the session lasts as long as the page.
 *
 * A guest who signs in is remembered as `left_guest` until the migration is done. A rejected token
 * ends the session once, or falls back to `left_guest`. Rejections of any other token are ignored.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ANONYMOUS,
  invoke: { src: 'otherTabs', id: 'otherTabs' },
  on: { CHANGED_ELSEWHERE: '.restoring' },
  initial: 'restoring',
  states: {
    restoring: {
      entry: 'restore',
      always: [
        { guard: 'isMember', target: 'member' },
        { guard: 'isGuest', target: 'guest' },
        { target: 'none' },
      ],
    },
    none: signedOut,
    /** Anonymous because the server rejected the previous identity. */
    expired: signedOut,
    guest: {
      on: {
        ...choosing.on,
        SIGNED_IN: signedOut.on.SIGNED_IN,
        SIGN_OUT: {
          target: 'none',
          actions: ['clearSession', 'clearStored', 'emitEnded'],
        },
        EXPIRED: {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'expired',
          actions: ['clearSession', 'clearStored', 'emitExpired'],
        },
      },
    },
    member: {
      on: {
        ...choosing.on,
        USER_CHANGED: {
          guard: { type: 'isSame', params: ({ event }) => event },
          actions: [{ type: 'refresh', params: ({ event }) => event }, 'persist'],
        },
        FIRST_TIME_SEEN: { actions: ['seeFirstTime', 'persist'] },
        NEW_REGISTER_SEEN: { actions: ['seeNewRegister', 'persist'] },
        GUEST_MIGRATED: { actions: ['clearLeftGuest', 'persist'] },
        SIGN_OUT: {
          target: 'none',
          actions: ['revoke', 'clearSession', 'clearStored', 'emitEnded'],
        },
        EXPIRED: [
          {
            // Falls back to the guest, because the guest's data has not been migrated yet and would
            // be lost.
            guard: { type: 'hasLeftGuest', params: ({ event }) => event },
            target: 'guest',
            actions: ['restoreLeftGuest', 'persist', 'emitExpired'],
          },
          {
            guard: { type: 'isCurrent', params: ({ event }) => event },
            target: 'expired',
            actions: ['clearSession', 'clearStored', 'emitExpired'],
          },
        ],
      },
    },
  },
});
