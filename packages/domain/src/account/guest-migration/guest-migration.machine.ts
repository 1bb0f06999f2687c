import type { Cart, ErrorCode, GuestMigrationPreview, GuestMigrationRequest } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../../machines/base/failure.ts';
import {
  unprovidedAction,
  unprovidedActor,
  unprovidedGuard,
} from '../../machines/base/placeholder.ts';
import { type Address, defaultAddress } from '../../places/addresses/address.ts';

/** Cart lines that the member's cart has after the migration. */
export type CartToKeep = GuestMigrationRequest['keep'];

export interface GuestMigrationContext {
  preview: GuestMigrationPreview | null;
  keep: CartToKeep;
  /** The guest's addresses, and the ids of those selected for saving. */
  addresses: Address[];
  chosen: string[];
  error: ErrorCode | null;
}

export type GuestMigrationEvent =
  /** Chooses a cart when both have items from different branches. */
  | { type: 'CHOOSE'; keep: 'guest' | 'member' }
  /** Selects or deselects one of the guest's addresses for saving. */
  | { type: 'TOGGLE'; id: string }
  | { type: 'SAVE' }
  /** Discards the guest's remaining addresses without saving them. */
  | { type: 'DECLINE' }
  | { type: 'RETRY' }
  /** Postpones the migration to the next visit and discards a chosen cart. */
  | { type: 'LATER' };

/**
 * Migrates a guest to the member they signed in as. The cart, the orders and the delivery address
 * move at once; other addresses are offered.
 *
 * The customer chooses a cart only if both have items from different branches. Every step is
 * idempotent, so a lost reply, a reload or another tab duplicates nothing.
 */
export const guestMigrationMachine = setup({
  types: {
    context: {} as GuestMigrationContext,
    events: {} as GuestMigrationEvent,
    tags: {} as 'working' | 'offering' | 'busy',
  },
  actors: {
    preview: unprovidedActor<GuestMigrationPreview>('preview'),
    move: unprovidedActor<Cart, { keep: CartToKeep }>('move'),
    saveAddresses: unprovidedActor<void, { addresses: Address[] }>('saveAddresses'),
  },
  guards: {
    isConflict: (_, params: { preview: GuestMigrationPreview }) =>
      params.preview.outcome === 'conflict',
    /** True if the customer has chosen a cart and the server may not have applied the choice. */
    isChosen: unprovidedGuard('isChosen'),
    /** True if the carts have changed since the preview and can no longer be merged. */
    isMismatch: (_, params: { error: unknown }) =>
      failureCode(params.error) === 'CART_BRANCH_MISMATCH',
    /**
     * True for a delivery if the migrated cart may contain the guest's lines, is not empty, and the
     * guest has a default address.
     */
    usesGuestAddress: unprovidedGuard<{ cart: Cart }>('usesGuestAddress'),
    hasAddresses: ({ context }) => context.addresses.length > 0,
    hasChosen: ({ context }) => context.chosen.length > 0,
  },
  actions: {
    /** Loads the guest's addresses into the context, all of them selected. */
    recallAddresses: unprovidedAction('recallAddresses'),
    setPreview: assign((_, params: { preview: GuestMigrationPreview }) => ({
      preview: params.preview,
      keep: 'both' as const,
      error: null,
    })),
    /** Persists the choice until the server has applied it. */
    rememberChoice: unprovidedAction<{ keep: 'guest' | 'member' }>('rememberChoice'),
    recallChoice: unprovidedAction('recallChoice'),
    dropChoice: unprovidedAction('dropChoice'),
    choose: assign({ keep: (_, params: { keep: CartToKeep }) => params.keep }),
    toggle: assign({
      chosen: ({ context: { chosen } }, params: { id: string }) =>
        chosen.includes(params.id)
          ? chosen.filter((id) => id !== params.id)
          : [...chosen, params.id],
    }),
    /** Removes the saved delivery address from the guest's addresses, so that it is not offered. */
    markAddressSaved: unprovidedAction('markAddressSaved'),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
    clearError: assign({ error: null }),
    /** Emits `guest.migrated` with both owners and the migrated cart. */
    adopt: unprovidedAction<{ cart: Cart }>('adopt'),
    /** Ends the migration: erases the guest's stored addresses and emits `guest.released`. */
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
            actions: { type: 'setPreview', params: ({ event }) => ({ preview: event.output }) },
          },
          {
            target: 'moving',
            actions: { type: 'setPreview', params: ({ event }) => ({ preview: event.output }) },
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
            guard: { type: 'usesGuestAddress', params: ({ event }) => ({ cart: event.output }) },
            target: 'savingCartAddress',
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
    savingCartAddress: {
      tags: 'working',
      invoke: {
        src: 'saveAddresses',
        id: 'markAddressSaved',
        input: ({ context: { addresses } }) => ({
          addresses: addresses.filter((address) => address === defaultAddress(addresses)),
        }),
        onDone: { target: 'cartAddressSaved', actions: 'markAddressSaved' },
        onError: { target: 'offering', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    cartAddressSaved: {
      always: [{ guard: 'hasAddresses', target: 'offering' }, { target: 'done' }],
    },
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
