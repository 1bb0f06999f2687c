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

/** Putting an old order into the cart. */
export type Making = MutationView<PastOrder, Reorder>;

export interface ReorderContext {
  making: Making;
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
    /** Tells that it is settled what is had again. */
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
