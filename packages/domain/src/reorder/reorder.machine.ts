import type { Cart, Reorder, SkippedItem } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../machine/placeholder.ts';

export interface ReorderContext {
  order_id: string | null;
  skipped: SkippedItem[];
}

export type ReorderEvent =
  | { type: 'REORDER'; order_id: string }
  /** Yes to "Are You Sure?": what is in the cart may go. */
  | { type: 'CONFIRM' }
  | { type: 'DISMISS' }
  /** On to checkout, without what could not be had again. */
  | { type: 'CONTINUE' };

/**
 * An old order once more. What is in the cart goes, so that is asked first, and the server puts the
 * lines in; asking it twice leaves the same, so that a lost reply can simply be tried again. What
 * cannot be had any more is told before checkout.
 */
export const reorderMachine = setup({
  types: {
    context: {} as ReorderContext,
    events: {} as ReorderEvent,
    tags: {} as 'busy',
  },
  actors: {
    readCart: unprovidedActor<Cart>('readCart'),
    makeReorder: unprovidedActor<Reorder, { order_id: string | null }>('makeReorder'),
  },
  guards: {
    isFilled: (_, params: { cart: Cart }) => params.cart.lines.length > 0,
    isWhole: (_, params: { reorder: Reorder }) => params.reorder.skipped.length === 0,
  },
  actions: {
    aim: assign({ order_id: (_, params: { order_id: string }) => params.order_id, skipped: [] }),
    noteSkipped: assign({ skipped: (_, params: { reorder: Reorder }) => params.reorder.skipped }),
    /** Shares the new cart, and makes its branch and method the session's. */
    adopt: (_, _params: { reorder: Reorder }) => {},
    showCheckout: () => {},
    tellFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'reorder',
  context: { order_id: null, skipped: [] },
  initial: 'resting',
  states: {
    resting: {
      on: {
        REORDER: { target: 'checking', actions: { type: 'aim', params: ({ event }) => event } },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'readCart',
        id: 'readCart',
        onDone: [
          {
            guard: { type: 'isFilled', params: ({ event }) => ({ cart: event.output }) },
            target: 'confirming',
          },
          { target: 'reordering' },
        ],
        onError: {
          target: 'resting',
          actions: { type: 'tellFailure', params: ({ event }) => event },
        },
      },
    },
    confirming: { on: { CONFIRM: 'reordering', DISMISS: 'resting' } },
    reordering: {
      tags: 'busy',
      invoke: {
        src: 'makeReorder',
        id: 'makeReorder',
        input: ({ context }) => ({ order_id: context.order_id }),
        onDone: [
          {
            guard: { type: 'isWhole', params: ({ event }) => ({ reorder: event.output }) },
            target: 'resting',
            actions: [
              { type: 'adopt', params: ({ event }) => ({ reorder: event.output }) },
              'showCheckout',
            ],
          },
          {
            target: 'telling',
            actions: [
              { type: 'noteSkipped', params: ({ event }) => ({ reorder: event.output }) },
              { type: 'adopt', params: ({ event }) => ({ reorder: event.output }) },
            ],
          },
        ],
        onError: {
          target: 'resting',
          actions: { type: 'tellFailure', params: ({ event }) => event },
        },
      },
    },
    telling: {
      on: {
        CONTINUE: { target: 'resting', actions: 'showCheckout' },
        DISMISS: 'resting',
      },
    },
  },
});
