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

const arriving = sessionSetup.createStateConfig({
  on: {
    CONTINUE_AS_GUEST: { target: '#session.guest', actions: ['becomeGuest', 'persist'] },
    SIGNED_IN: {
      target: '#session.member',
      actions: [{ type: 'becomeMember', params: ({ event }) => event }, 'persist'],
    },
  },
});

/**
 * Who is using the device: nobody, a guest whose id the device made up, or a member with a token of
 * the server's. What it knows is stored after each change and read again when another tab changes
 * it; a device that stores nothing keeps its customer for as long as the page lives.
 *
 * A guest who signs in is remembered as `left_guest` until what they had is the member's. A token
 * that is refused ends the session once; refusals of any other token are not heard.
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
    none: arriving,
    /** Nobody, because the server no longer accepts who it was. */
    expired: arriving,
    guest: {
      on: {
        ...choosing.on,
        SIGNED_IN: arriving.on.SIGNED_IN,
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
        GUEST_MIGRATED: { actions: ['letGuestGo', 'persist'] },
        SIGN_OUT: {
          target: 'none',
          actions: ['revoke', 'clearSession', 'clearStored', 'emitEnded'],
        },
        EXPIRED: [
          {
            // What the guest had would be lost with them.
            guard: { type: 'hasLeftGuest', params: ({ event }) => event },
            target: 'guest',
            actions: ['becomeLeftGuest', 'persist', 'emitExpired'],
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
