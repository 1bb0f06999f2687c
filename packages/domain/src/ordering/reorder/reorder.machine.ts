import type { Reorder } from '@claypot/sdk';
import { assign, sendTo, setup } from 'xstate';
import { unprovidedAction } from '../../machines/base/placeholder.ts';
import { unprovidedMutation } from '../../machines/mutation/mutation.machine.ts';
import {
  IDLE,
  type MutationView,
  selectMutation,
} from '../../machines/mutation/mutation.selectors.ts';

export interface PastOrder {
  order_id: string;
}

/** State of the mutation that adds a previous order to the cart. */
export type Making = MutationView<PastOrder, Reorder>;

export interface ReorderContext {
  making: Making;
}

export type ReorderEvent =
  | { type: 'REORDER'; order_id: string }
  /** Confirms that the current cart is replaced. */
  | { type: 'CONFIRM' }
  | { type: 'DISMISS' }
  /** Continues to checkout without the unavailable items. */
  | { type: 'CONTINUE' };

/**
 * Machine for ordering a previous order again. The server replaces the cart, so the customer
 * confirms first unless the cart is empty. The request is idempotent, so it can be retried after a
 * lost response. Unavailable items are shown before checkout.
 */
export const reorderMachine = setup({
  types: { context: {} as ReorderContext, events: {} as ReorderEvent },
  actors: { makeReorder: unprovidedMutation<PastOrder, Reorder>() },
  guards: {
    isIncomplete: ({ context: { making } }) => (making.output?.skipped.length ?? 0) > 0,
  },
  actions: {
    make: sendTo('makeReorder', (_, params: PastOrder) => ({ type: 'RUN', input: params })),
    confirm: sendTo('makeReorder', { type: 'CONFIRM' }),
    cancel: sendTo('makeReorder', { type: 'CANCEL' }),
    follow: assign({ making: (_, params: { making: Making }) => params.making }),
    clear: assign({ making: IDLE }),
    /** Emits `reorder.settled`. */
    settle: unprovidedAction('settle'),
  },
}).createMachine({
  id: 'reorder',
  context: { making: IDLE },
  invoke: {
    src: 'makeReorder',
    id: 'makeReorder',
    onSnapshot: {
      actions: {
        type: 'follow',
        params: ({ event }) => ({ making: selectMutation(event.snapshot) }),
      },
    },
  },
  initial: 'making',
  states: {
    making: {
      always: { guard: 'isIncomplete', target: 'subscription' },
      on: {
        REORDER: {
          actions: { type: 'make', params: ({ event: { order_id } }) => ({ order_id }) },
        },
        CONFIRM: { actions: 'confirm' },
        DISMISS: { actions: 'cancel' },
      },
    },
    subscription: {
      exit: 'clear',
      on: { CONTINUE: { target: 'making', actions: 'settle' }, DISMISS: 'making' },
    },
  },
});
