import type { ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../../machines/base/failure.ts';
import type { ConnectionRestored } from '../../machines/base/from-connection.ts';
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
  /** A member's changes that the server has not confirmed, in order. */
  wanted: AddressChange[];
  /** A member's addresses that came with the page and are not shown yet; null to load them. */
  dehydrated: Address[] | null;
  error: ErrorCode | null;
}

export type AddressesEvent =
  /** Adds or replaces an address of a guest. */
  | { type: 'SAVE'; address: AddressDraft }
  | { type: 'REMOVE'; id: string }
  | { type: 'SET_DEFAULT'; id: string }
  /** Replaces all addresses of a member with those from the server. */
  | { type: 'REPLACE'; addresses: Address[] }
  | { type: 'RETRY' }
  | ConnectionRestored
  /** The owner changed, or another tab changed a guest's stored addresses. */
  | { type: 'RESTORE' }
  /** Another tab stored a server response for the member. */
  | { type: 'FOLLOW' };

const changeAction = (kind: AddressChange['kind']) =>
  ({
    type: 'addChange',
    params: ({ event }: { event: { id: string } }) => ({ kind, id: event.id }),
  }) as const;

/**
 * Addresses of the current owner. A guest's addresses are stored after each change. A member's
 * changes show at once and are sent in order. If one fails, all addresses are reloaded.
 */
export const addressesMachine = setup({
  types: {
    context: {} as AddressesContext,
    events: {} as AddressesEvent,
    input: {} as { dehydrated?: Address[] | null } | undefined,
    tags: {} as 'loading' | 'failed',
  },
  actors: {
    /** Sends `RESTORE` or `FOLLOW` when another tab changes the stored addresses. */
    otherTabs: unprovidedCallback<AddressesEvent>('otherTabs'),
    /** Sends `CONNECTION_RESTORED` while a load has failed. */
    connection: unprovidedCallback<ConnectionRestored>('connection'),
    load: unprovidedActor<Address[]>('load'),
    change: unprovidedActor<Address[], { change: AddressChange | null }>('change'),
  },
  guards: {
    isMember: unprovidedGuard('isMember'),
    hasChanges: ({ context }) => context.wanted.length > 0,
    isDehydrated: ({ context }) => context.dehydrated !== null,
  },
  actions: {
    restore: unprovidedAction('restore'),
    /** Loads unsent changes of an earlier page into the context. */
    takeUnsent: unprovidedAction('takeUnsent'),
    /** Saves the address in the context; generates an id for a new one. */
    save: unprovidedAction<{ address: AddressDraft }>('save'),
    apply: assign(({ context }, params: AddressChange) => ({
      addresses: withChange(context.addresses, params),
    })),
    addChange: assign(({ context }, params: AddressChange) => ({
      addresses: withChange(context.addresses, params),
      wanted: [...context.wanted, params],
    })),
    /**
     * Drops changes of addresses that no longer exist: an earlier request may have removed them.
     */
    dropVoid: assign(({ context }, params: { addresses: Address[] }) => ({
      wanted: context.wanted.filter(({ id }) => params.addresses.some((each) => each.id === id)),
    })),
    hydrate: assign(({ context: { dehydrated, wanted } }) => ({
      addresses: withChanges(dehydrated ?? [], wanted),
      dehydrated: null,
    })),
    confirm: assign({ wanted: ({ context }) => context.wanted.slice(1) }),
    dropChanges: assign({ wanted: [] }),
    setAddresses: assign(({ context }, params: { addresses: Address[] }) => ({
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
  context: ({ input }) => ({
    addresses: [],
    wanted: [],
    dehydrated: input?.dehydrated ?? null,
    error: null,
  }),
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
      initial: 'opening',
      on: {
        REMOVE: { actions: changeAction('remove') },
        SET_DEFAULT: { actions: changeAction('default') },
        REPLACE: {
          target: '.idle',
          actions: [{ type: 'setAddresses', params: ({ event }) => event }, 'persist'],
        },
        FOLLOW: { actions: 'restore' },
      },
      states: {
        opening: {
          always: [
            { guard: 'isDehydrated', target: 'idle', actions: ['hydrate', 'persist'] },
            { target: 'loading' },
          ],
        },
        loading: {
          tags: 'loading',
          invoke: {
            src: 'load',
            id: 'load',
            onDone: {
              target: 'idle',
              actions: [
                { type: 'dropVoid', params: ({ event }) => ({ addresses: event.output }) },
                { type: 'setAddresses', params: ({ event }) => ({ addresses: event.output }) },
                'persist',
              ],
            },
            onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
          },
        },
        failed: {
          tags: 'failed',
          invoke: { src: 'connection', id: 'connection' },
          on: { RETRY: 'loading', CONNECTION_RESTORED: 'loading' },
        },
        idle: { always: { guard: 'hasChanges', target: 'changing' } },
        changing: {
          invoke: {
            src: 'change',
            id: 'change',
            input: ({ context }) => ({ change: context.wanted[0] ?? null }),
            onDone: [
              {
                guard: ({ context }) => context.wanted[0]?.kind === 'remove',
                target: 'idle',
                actions: [
                  'confirm',
                  { type: 'setAddresses', params: ({ event }) => ({ addresses: event.output }) },
                  'persist',
                  'notifyRemoved',
                ],
              },
              {
                target: 'idle',
                actions: [
                  'confirm',
                  { type: 'setAddresses', params: ({ event }) => ({ addresses: event.output }) },
                  'persist',
                ],
              },
            ],
            onError: {
              target: 'loading',
              actions: [
                'dropChanges',
                { type: 'notify', params: ({ event }) => ({ code: failureCode(event.error) }) },
              ],
            },
          },
        },
      },
    },
  },
});
