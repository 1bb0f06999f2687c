import type { Cart, ErrorCode, GuestMigrationPreview, GuestMigrationRequest } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../../machines/base/failure.ts';
import {
  unprovidedAction,
  unprovidedActor,
  unprovidedGuard,
} from '../../machines/base/placeholder.ts';
import { type Address, defaultAddress } from '../../places/addresses/address.ts';

/** Which lines the member's cart has afterwards. */
export type Keep = GuestMigrationRequest['keep'];

export interface GuestMigrationContext {
  preview: GuestMigrationPreview | null;
  keep: Keep;
  /** The guest's addresses, and the ids of those that are to be saved. */
  addresses: Address[];
  chosen: string[];
  error: ErrorCode | null;
}

export type GuestMigrationEvent =
  /** Both carts are filled, at different branches: this one stays. */
  | { type: 'CHOOSE'; keep: 'guest' | 'member' }
  /** Takes one of the guest's addresses into, or out of, those to be saved. */
  | { type: 'TOGGLE'; id: string }
  | { type: 'SAVE' }
  /** No address is to be saved, or none any more. */
  | { type: 'DECLINE' }
  | { type: 'RETRY' }
  /** Not now: it is tried again at the next visit. */
  | { type: 'LATER' };

/**
 * What a guest had becomes the member's they are now: the cart, the orders and the address that the
 * cart is to be brought to at once, the other addresses if they like. Asked is only where both carts are filled at different branches. Each step can be
 * done again without harm, so that a lost answer, a reload or another tab doubles nothing.
 */
export const guestMigrationMachine = setup({
  types: {
    context: {} as GuestMigrationContext,
    events: {} as GuestMigrationEvent,
    tags: {} as 'working' | 'offering' | 'busy',
  },
  actors: {
    preview: unprovidedActor<GuestMigrationPreview>('preview'),
    move: unprovidedActor<Cart, { keep: Keep }>('move'),
    saveAddresses: unprovidedActor<void, { addresses: Address[] }>('saveAddresses'),
  },
  guards: {
    isConflict: (_, params: { preview: GuestMigrationPreview }) =>
      params.preview.outcome === 'conflict',
    /** The customer has chosen one of the carts, and the server may not know of it. */
    isChosen: unprovidedGuard('isChosen'),
    /** The carts have changed since they were looked at, and no longer go together. */
    isMismatch: (_, params: { error: unknown }) =>
      failureCode(params.error) === 'CART_BRANCH_MISMATCH',
    /** What is in the cart now is to be brought to the address that the guest had chosen. */
    isToBeBrought: unprovidedGuard<{ cart: Cart }>('isToBeBrought'),
    hasAddresses: ({ context }) => context.addresses.length > 0,
    hasChosen: ({ context }) => context.chosen.length > 0,
  },
  actions: {
    /** Takes the guest's addresses into the context, all of them to be saved. */
    recallAddresses: unprovidedAction('recallAddresses'),
    note: assign((_, params: { preview: GuestMigrationPreview }) => ({
      preview: params.preview,
      keep: 'both' as const,
      error: null,
    })),
    /** Puts the choice on the device until it is carried out. */
    rememberChoice: unprovidedAction<{ keep: 'guest' | 'member' }>('rememberChoice'),
    /** Takes the choice that is on the device into the context. */
    recallChoice: unprovidedAction('recallChoice'),
    dropChoice: unprovidedAction('dropChoice'),
    choose: assign({ keep: (_, params: { keep: Keep }) => params.keep }),
    toggle: assign({
      chosen: ({ context: { chosen } }, params: { id: string }) =>
        chosen.includes(params.id)
          ? chosen.filter((id) => id !== params.id)
          : [...chosen, params.id],
    }),
    /** The address of the cart is the member's, and no longer to be offered. */
    takeAddress: unprovidedAction('takeAddress'),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
    clearError: assign({ error: null }),
    /** The cart is the member's, and so are the orders. */
    adopt: unprovidedAction<{ cart: Cart }>('adopt'),
    /** There is nothing left of the guest. */
    finish: unprovidedAction('finish'),
  },
}).createMachine({
  id: 'guestMigration',
  context: { preview: null, keep: 'both', addresses: [], chosen: [], error: null },
  initial: 'previewing',
  states: {
    previewing: {
      tags: 'working',
      entry: ['recallAddresses', 'clearError'],
      invoke: {
        src: 'preview',
        id: 'preview',
        onDone: [
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ preview: event.output }) },
            target: 'conflict',
            actions: { type: 'note', params: ({ event }) => ({ preview: event.output }) },
          },
          {
            target: 'moving',
            actions: { type: 'note', params: ({ event }) => ({ preview: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    conflict: {
      always: [
        { guard: 'isChosen', target: 'moving', actions: 'recallChoice' },
        { target: 'asking' },
      ],
    },
    asking: {
      on: {
        CHOOSE: {
          target: 'moving',
          actions: [
            { type: 'choose', params: ({ event }) => event },
            { type: 'rememberChoice', params: ({ event }) => event },
          ],
        },
        LATER: 'postponed',
      },
    },
    moving: {
      tags: 'working',
      invoke: {
        src: 'move',
        id: 'move',
        input: ({ context }) => ({ keep: context.keep }),
        onDone: [
          {
            guard: { type: 'isToBeBrought', params: ({ event }) => ({ cart: event.output }) },
            target: 'takingAddress',
            actions: [
              'dropChoice',
              { type: 'adopt', params: ({ event }) => ({ cart: event.output }) },
            ],
          },
          {
            guard: 'hasAddresses',
            target: 'offering',
            actions: [
              'dropChoice',
              { type: 'adopt', params: ({ event }) => ({ cart: event.output }) },
            ],
          },
          {
            target: 'done',
            actions: [
              'dropChoice',
              { type: 'adopt', params: ({ event }) => ({ cart: event.output }) },
            ],
          },
        ],
        onError: [
          { guard: { type: 'isMismatch', params: ({ event }) => event }, target: 'previewing' },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
    },
    failed: { on: { RETRY: 'previewing', LATER: 'postponed' } },
    takingAddress: {
      tags: 'working',
      invoke: {
        src: 'saveAddresses',
        id: 'takeAddress',
        input: ({ context: { addresses } }) => ({
          addresses: addresses.filter((address) => address === defaultAddress(addresses)),
        }),
        onDone: { target: 'addressTaken', actions: 'takeAddress' },
        onError: { target: 'offering', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    addressTaken: { always: [{ guard: 'hasAddresses', target: 'offering' }, { target: 'done' }] },
    offering: {
      tags: 'offering',
      on: {
        TOGGLE: { actions: { type: 'toggle', params: ({ event }) => event } },
        SAVE: [{ guard: 'hasChosen', target: 'saving' }, { target: 'done' }],
        DECLINE: 'done',
        LATER: 'postponed',
      },
    },
    saving: {
      tags: ['offering', 'busy'],
      entry: 'clearError',
      invoke: {
        src: 'saveAddresses',
        id: 'saveAddresses',
        input: ({ context: { addresses, chosen } }) => ({
          addresses: addresses.filter(({ id }) => chosen.includes(id)),
        }),
        onDone: 'done',
        onError: { target: 'offering', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    postponed: { entry: 'dropChoice', on: { RETRY: 'previewing' } },
    done: { entry: 'finish' },
  },
});
