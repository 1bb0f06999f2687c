import type { ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../../machines/base/failure.ts';
import {
  unprovidedAction,
  unprovidedActor,
  unprovidedCallback,
  unprovidedGuard,
} from '../../machines/base/placeholder.ts';
import {
  type Address,
  type AddressChange,
  type AddressDraft,
  withChange,
  withChanges,
} from './address.ts';

export interface AddressesContext {
  addresses: Address[];
  /** What a member wants changed and the server has not confirmed, in the order it was wanted. */
  wanted: AddressChange[];
  error: ErrorCode | null;
}

export type AddressesEvent =
  /** A guest adds an address, or puts it in place of the one it was. */
  | { type: 'SAVE'; address: AddressDraft }
  | { type: 'REMOVE'; id: string }
  | { type: 'SET_DEFAULT'; id: string }
  /** The server has answered a member with all of them. */
  | { type: 'REPLACE'; addresses: Address[] }
  | { type: 'RETRY' }
  /** Somebody else uses the device now, or another tab has changed what a guest has stored. */
  | { type: 'RESTORE' }
  /** Another tab has stored what the server answered a member. */
  | { type: 'FOLLOW' };

const noted = (kind: AddressChange['kind']) =>
  ({
    type: 'want',
    params: ({ event }: { event: { id: string } }) => ({ kind, id: event.id }),
  }) as const;

/**
 * The addresses of whoever uses the device. A guest's are stored on it after each change. A
 * member's are the server's: a change shows at once, is sent in its turn, and what the server
 * refuses is taken back by asking it for all of them.
 */
export const addressesMachine = setup({
  types: {
    context: {} as AddressesContext,
    events: {} as AddressesEvent,
    tags: {} as 'loading' | 'failed',
  },
  actors: {
    /** Sends `RESTORE` or `FOLLOW` for as long as the addresses are in use. */
    otherTabs: unprovidedCallback<AddressesEvent>('otherTabs'),
    load: unprovidedActor<Address[]>('load'),
    change: unprovidedActor<Address[], { change: AddressChange | null }>('change'),
  },
  guards: {
    isMember: unprovidedGuard('isMember'),
    isWanted: ({ context }) => context.wanted.length > 0,
  },
  actions: {
    /** Takes what is stored for whoever is here into the context. */
    restore: unprovidedAction('restore'),
    /** Takes what a page that is gone has left to be sent into the context. */
    takeUnsent: unprovidedAction('takeUnsent'),
    /** Puts the address into the context; a new one is given its id. */
    save: unprovidedAction<{ address: AddressDraft }>('save'),
    apply: assign(({ context }, params: AddressChange) => ({
      addresses: withChange(context.addresses, params),
    })),
    want: assign(({ context }, params: AddressChange) => ({
      addresses: withChange(context.addresses, params),
      wanted: [...context.wanted, params],
    })),
    /** Drops changes of addresses that are gone: a request before may have removed them. */
    dropVoid: assign(({ context }, params: { addresses: Address[] }) => ({
      wanted: context.wanted.filter(({ id }) => params.addresses.some((each) => each.id === id)),
    })),
    confirm: assign({ wanted: ({ context }) => context.wanted.slice(1) }),
    giveUp: assign({ wanted: [] }),
    take: assign(({ context }, params: { addresses: Address[] }) => ({
      addresses: withChanges(params.addresses, context.wanted),
      error: null,
    })),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
    persist: unprovidedAction('persist'),
    notifyRemoved: unprovidedAction('notifyRemoved'),
    notify: unprovidedAction<{ code: ErrorCode }>('notify'),
  },
}).createMachine({
  id: 'addresses',
  context: { addresses: [], wanted: [], error: null },
  invoke: { src: 'otherTabs', id: 'otherTabs' },
  on: { RESTORE: '.restoring' },
  initial: 'restoring',
  states: {
    restoring: {
      entry: ['restore', 'takeUnsent'],
      always: [{ guard: 'isMember', target: 'member' }, { target: 'guest' }],
    },
    guest: {
      on: {
        SAVE: { actions: [{ type: 'save', params: ({ event }) => event }, 'persist'] },
        REMOVE: {
          actions: [
            { type: 'apply', params: ({ event }) => ({ kind: 'remove', id: event.id }) },
            'persist',
            'notifyRemoved',
          ],
        },
        SET_DEFAULT: {
          actions: [
            { type: 'apply', params: ({ event }) => ({ kind: 'default', id: event.id }) },
            'persist',
          ],
        },
      },
    },
    member: {
      initial: 'loading',
      on: {
        REMOVE: { actions: noted('remove') },
        SET_DEFAULT: { actions: noted('default') },
        REPLACE: {
          target: '.resting',
          actions: [{ type: 'take', params: ({ event }) => event }, 'persist'],
        },
        FOLLOW: { actions: 'restore' },
      },
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            src: 'load',
            id: 'load',
            onDone: {
              target: 'resting',
              actions: [
                { type: 'dropVoid', params: ({ event }) => ({ addresses: event.output }) },
                { type: 'take', params: ({ event }) => ({ addresses: event.output }) },
                'persist',
              ],
            },
            onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
          },
        },
        failed: { tags: 'failed', on: { RETRY: 'loading' } },
        resting: { always: { guard: 'isWanted', target: 'changing' } },
        changing: {
          invoke: {
            src: 'change',
            id: 'change',
            input: ({ context }) => ({ change: context.wanted[0] ?? null }),
            onDone: [
              {
                guard: ({ context }) => context.wanted[0]?.kind === 'remove',
                target: 'resting',
                actions: [
                  'confirm',
                  { type: 'take', params: ({ event }) => ({ addresses: event.output }) },
                  'persist',
                  'notifyRemoved',
                ],
              },
              {
                target: 'resting',
                actions: [
                  'confirm',
                  { type: 'take', params: ({ event }) => ({ addresses: event.output }) },
                  'persist',
                ],
              },
            ],
            onError: {
              target: 'loading',
              actions: [
                'giveUp',
                { type: 'notify', params: ({ event }) => ({ code: failureCode(event.error) }) },
              ],
            },
          },
        },
      },
    },
  },
});
