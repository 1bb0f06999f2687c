import { assign, fromCallback, setup } from 'xstate';
import {
  NOBODY,
  type SessionContext,
  type SessionDeliveryMethod,
  type SessionEvent,
} from './session.types.ts';

/**
 * Who is using the device: nobody, or a guest whose id the device made up. What it knows is stored
 * after each change and read again when another tab changes it; a device that stores nothing keeps
 * its guest for as long as the page lives.
 */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    /** Sends `CHANGED_ELSEWHERE` for as long as the session lives. */
    otherTabs: fromCallback<SessionEvent>(() => {
      throw new Error('The actor "otherTabs" was not provided');
    }),
  },
  guards: { isGuest: ({ context }) => context.guest_id !== null },
  actions: {
    /** Takes what is stored into the context. */
    restore: assign({}),
    /** Makes up an id and a name. */
    becomeGuest: assign({}),
    becomeNobody: assign(NOBODY),
    setBranch: assign((_, params: { branch_id: string; branch_name: string }) => ({
      branch_id: params.branch_id,
      branch_name: params.branch_name,
    })),
    setDeliveryMethod: assign({
      delivery_method: (_, params: { delivery_method: SessionDeliveryMethod }) =>
        params.delivery_method,
    }),
    persist: () => {},
    forget: () => {},
    showLogin: () => {},
    tellExpired: () => {},
  },
}).createMachine({
  id: 'session',
  context: NOBODY,
  invoke: { src: 'otherTabs', id: 'otherTabs' },
  on: { CHANGED_ELSEWHERE: '.restoring' },
  initial: 'restoring',
  states: {
    restoring: {
      entry: 'restore',
      always: [{ guard: 'isGuest', target: 'guest' }, { target: 'none' }],
    },
    none: {
      on: { CONTINUE_AS_GUEST: { target: 'guest', actions: ['becomeGuest', 'persist'] } },
    },
    guest: {
      on: {
        SIGN_OUT: { target: 'none', actions: ['becomeNobody', 'forget', 'showLogin'] },
        EXPIRED: { target: 'none', actions: ['becomeNobody', 'forget', 'tellExpired'] },
        SET_BRANCH: {
          actions: [{ type: 'setBranch', params: ({ event }) => event }, 'persist'],
        },
        SET_DELIVERY_METHOD: {
          actions: [{ type: 'setDeliveryMethod', params: ({ event }) => event }, 'persist'],
        },
      },
    },
  },
});
