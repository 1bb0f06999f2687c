import { assign, setup } from 'xstate';
import { unprovidedAction, unprovidedCallback } from '../../machines/base/placeholder.ts';
import type { FulfilmentMethod } from '../../places/fulfilment-method.ts';
import { type Member, refreshed } from './member.ts';
import { ANONYMOUS, type SessionContext, type SessionEvent } from './session.types.ts';

/** The words the session machine is written in; `session.machine.ts` holds its states. */
export const sessionSetup = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    /** Sends `CHANGED_ELSEWHERE` for as long as the session lives. */
    otherTabs: unprovidedCallback<SessionEvent>('otherTabs'),
  },
  guards: {
    isGuest: ({ context }) => context.guest_id !== null,
    isMember: ({ context }) => context.user !== null,
    isSame: ({ context }, params: { user: Member }) => params.user.id === context.user?.id,
    /** An answer to a request of somebody who has left since says nothing about who is here. */
    isCurrent: ({ context }, params: { token: string | null }) =>
      params.token === context.api_token,
    hasLeftGuest: ({ context }, params: { token: string | null }) =>
      params.token === context.api_token && context.left_guest !== null,
  },
  actions: {
    /** Takes what is stored into the context. */
    restore: unprovidedAction('restore'),
    /** Makes up an id and a name. */
    becomeGuest: unprovidedAction('becomeGuest'),
    becomeMember: assign(({ context }, params: { user: Member; api_token: string }) => {
      const { guest_id, guest_name } = context;
      const left_guest = guest_id !== null && guest_name !== null ? { guest_id, guest_name } : null;
      return { ...NO_GUEST, left_guest, user: params.user, api_token: params.api_token };
    }),
    becomeLeftGuest: assign(({ context }) => ({
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
    letGuestGo: assign({ left_guest: null }),
    setBranch: assign((_, params: { branch_id: string; branch_name: string }) => ({
      branch_id: params.branch_id,
      branch_name: params.branch_name,
    })),
    setDeliveryMethod: assign({
      delivery_method: (_, params: { delivery_method: FulfilmentMethod }) => params.delivery_method,
    }),
    persist: unprovidedAction('persist'),
    clearStored: unprovidedAction('clearStored'),
    /** Tells the server that the token is not needed any more. */
    revoke: unprovidedAction('revoke'),
    /** Tells that the customer has left for good. */
    emitEnded: unprovidedAction('emitEnded'),
    emitExpired: unprovidedAction('emitExpired'),
  },
});

const NO_GUEST = { guest_id: null, guest_name: null };
