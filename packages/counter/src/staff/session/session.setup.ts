import {
  unprovidedAction,
  unprovidedCallback,
  unprovidedDelay,
  unprovidedGuard,
} from '@claypot/domain/flows';
import type { Session } from '@claypot/sdk/counter';
import { assign, sendTo, setup } from 'xstate';
import type { SessionEnd } from '../../app/events.ts';
import { unprovidedMutation, unprovidedQuery } from '../../app/machines.ts';
import type { CounterSessionContext, CounterSessionEvent } from './session.types.ts';
import { withoutPerson } from './session-data.ts';

/** Delay before a failed sign-out is sent again, in ms. */
const RETRY_SIGN_OUT = 30_000;

/** Types, guards and actions of the session machine; `session.machine.ts` defines its states. */
export const sessionSetup = setup({
  types: {
    context: {} as CounterSessionContext,
    events: {} as CounterSessionEvent,
    children: {} as {
      read: 'read';
      signOut: 'signOut';
      connection: 'connection';
      otherTabs: 'otherTabs';
    },
  },
  actors: {
    read: unprovidedQuery<undefined, Session>(),
    signOut: unprovidedMutation<object, Session>(),
    connection: unprovidedCallback<{ type: 'CONNECTION_RESTORED' }>('connection'),
    /** Sends `REFRESH` when another tab changes the person. */
    otherTabs: unprovidedCallback<CounterSessionEvent>('otherTabs'),
  },
  delays: {
    /** Time left until the device locks. */
    lock: unprovidedDelay('lock'),
    retrySignOut: RETRY_SIGN_OUT,
  },
  guards: {
    /** A query that reloads emits the session that it read before. */
    isAnswer: ({ context }, params: { session: Session | null }) =>
      params.session !== null && params.session !== context.read,
    isSignedOut: ({ context }, params: { session: Session | null }) =>
      params.session !== null && context.isEnding,
    isSignedIn: ({ context }) => context.session !== null && context.session.person !== null,
    isPaired: ({ context }) => context.session !== null && context.session.device !== null,
    isUnknown: ({ context }) => context.session === null,
    isEnding: ({ context }) => context.isEnding,
    /** True if the branch's minutes have passed since the last touch, also while it slept. */
    isOverdue: unprovidedGuard('isOverdue'),
    maySelect: ({ context }, params: { branch_id: string }) =>
      context.session?.person?.branches.some(({ id }) => id === params.branch_id) ?? false,
  },
  actions: {
    /** Reads the stored branch, and whether the last person was signed out. */
    restore: unprovidedAction('restore'),
    /** Stores the branch and the id of the person, which other tabs follow. */
    persist: unprovidedAction('persist'),
    /** Sets the time of the last touch. */
    touch: unprovidedAction('touch'),
    /** Corrects the clock and emits what has changed. Runs before `setSession`. */
    announce: unprovidedAction<{ session: Session | null }>('announce'),
    setSession: assign(({ context }, { session }: { session: Session | null }) => ({
      session: context.isEnding && session !== null ? withoutPerson(session) : session,
    })),
    setRead: assign((_, { session }: { session: Session | null }) => ({ read: session })),
    endLocally: assign(({ context }) => ({
      session: context.session && withoutPerson(context.session),
      isEnding: true,
    })),
    clearEnding: assign({ isEnding: false }),
    selectBranch: assign((_, params: { branch_id: string }) => ({ branchId: params.branch_id })),
    emitEnded: unprovidedAction<{ reason: SessionEnd }>('emitEnded'),
    signOut: sendTo('signOut', { type: 'RUN', input: {} }),
    ask: sendTo('read', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    /** Notifies subscribers of a change in an invoked machine. */
    renew: assign(({ context }) => ({ isEnding: context.isEnding })),
  },
});
