import { assign, setup } from 'xstate';
import { unprovidedAction, unprovidedCallback } from '../../machines/base/placeholder.ts';
import type { FulfilmentMethod } from '../../places/fulfilment-method.ts';
import { type Member, refreshed } from './member.ts';
import { ANONYMOUS, type SessionContext, type SessionEvent } from './session.types.ts';

/** Types, guards and actions of the session machine; `session.machine.ts` defines its states. */
export const sessionSetup = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    /** Sends `CHANGED_ELSEWHERE` when another tab changes the stored session. */
    otherTabs: unprovidedCallback<SessionEvent>('otherTabs'),
  },
  guards: {
    isGuest: ({ context }) => context.guest_id !== null,
    isMember: ({ context }) => context.user !== null,
    isSame: ({ context }, params: { user: Member }) => params.user.id === context.user?.id,
    /**
     * True if the rejected token is the current one. A late reply to a previous user's request must
     * not end this session.
     */
    isCurrent: ({ context }, params: { token: string | null }) =>
      params.token === context.api_token,
    hasLeftGuest: ({ context }, params: { token: string | null }) =>
      params.token === context.api_token && context.left_guest !== null,
  },
  actions: {
    restore: unprovidedAction('restore'),
    /** Generates an id and a name for the guest. */
    becomeGuest: unprovidedAction('becomeGuest'),
    becomeMember: assign(({ context }, params: { user: Member; api_token: string }) => {
      const { guest_id, guest_name } = context;
      const left_guest = guest_id !== null && guest_name !== null ? { guest_id, guest_name } : null;
      return { ...NO_GUEST, left_guest, user: params.user, api_token: params.api_token };
    }),
    restoreLeftGuest: assign(({ context }) => ({
      ...context.left_guest,
      left_guest: null,
      user: null,
      api_token: null,
    })),
    clearSession: assign(ANONYMOUS),
    refresh: assign(({ context }, params: { user: Member; api_token?: string | null }) => ({
      user: context.user && refreshed(context.user, params.user),
      api_token: params.api_token ?? context.api_token,
    })),
    seeFirstTime: assign({
      user: ({ context }) => context.user && { ...context.user, first_time: 0 as const },
    }),
    seeNewRegister: assign({
      user: ({ context }) => context.user && { ...context.user, new_register: 0 as const },
    }),
    clearLeftGuest: assign({ left_guest: null }),
    setBranch: assign((_, params: { branch_id: string; branch_name: string }) => ({
      branch_id: params.branch_id,
      branch_name: params.branch_name,
    })),
    setDeliveryMethod: assign({
      delivery_method: (_, params: { delivery_method: FulfilmentMethod }) => params.delivery_method,
    }),
    persist: unprovidedAction('persist'),
    clearStored: unprovidedAction('clearStored'),
    revoke: unprovidedAction('revoke'),
    emitEnded: unprovidedAction('emitEnded'),
    emitExpired: unprovidedAction('emitExpired'),
  },
});

const NO_GUEST = { guest_id: null, guest_name: null };
