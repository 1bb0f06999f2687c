import type { Branch, Cart } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../machine/placeholder.ts';
import { isOfAnotherBranch } from './cart-requests.ts';

export type ChosenBranch = Pick<Branch, 'id' | 'branch_name'>;

export interface BranchChangeContext {
  /** The branch that is being changed to. */
  branch: ChosenBranch | null;
}

export type BranchChangeEvent =
  | { type: 'SELECT'; branch: ChosenBranch }
  /** Yes to "Are You Sure?": the cart of the other branch may go. */
  | { type: 'CONFIRM' }
  /** No to it. */
  | { type: 'CANCEL' };

/**
 * The change to another branch to be served by. A cart belongs to one branch, so it asks first when
 * there is something in it; nothing is cleared or set before the customer has said yes, and a step
 * that fails leaves everything as it was.
 */
export const branchChangeMachine = setup({
  types: { context: {} as BranchChangeContext, events: {} as BranchChangeEvent },
  actors: {
    readCart: unprovidedActor<Cart>('readCart'),
    clearCart: unprovidedActor<Cart>('clearCart'),
  },
  guards: {
    isForeign: ({ context }, params: { cart: Cart }) =>
      isOfAnotherBranch(params.cart, context.branch?.id ?? null),
  },
  actions: {
    aim: assign({ branch: (_, params: { branch: ChosenBranch }) => params.branch }),
    tellFailure: (_, _params: { error: unknown }) => {},
    /** Gives the cart as the server has it now to those who show it. */
    shareCart: (_, _params: { cart: Cart }) => {},
    chooseBranch: () => {},
  },
}).createMachine({
  id: 'branchChange',
  context: { branch: null },
  initial: 'open',
  states: {
    open: {
      on: {
        SELECT: { target: 'checking', actions: { type: 'aim', params: ({ event }) => event } },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'readCart',
        id: 'readCart',
        onDone: [
          {
            guard: { type: 'isForeign', params: ({ event }) => ({ cart: event.output }) },
            target: 'confirming',
          },
          { target: 'open', actions: 'chooseBranch' },
        ],
        onError: {
          target: 'open',
          actions: { type: 'tellFailure', params: ({ event }) => event },
        },
      },
    },
    confirming: { on: { CONFIRM: 'clearing', CANCEL: 'open' } },
    clearing: {
      tags: 'busy',
      invoke: {
        src: 'clearCart',
        id: 'clearCart',
        onDone: {
          target: 'open',
          actions: [
            { type: 'shareCart', params: ({ event }) => ({ cart: event.output }) },
            'chooseBranch',
          ],
        },
        onError: {
          target: 'open',
          actions: { type: 'tellFailure', params: ({ event }) => event },
        },
      },
    },
  },
});
