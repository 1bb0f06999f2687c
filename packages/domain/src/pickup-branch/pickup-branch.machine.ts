import type { Branch, Cart, ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { isOfAnotherBranch } from '../branch-change/cart-requests.ts';
import { failureCode } from '../machine/failure.ts';
import { unprovidedActor } from '../machine/placeholder.ts';

export interface PickupBranchContext {
  branch_id: string;
  branch: Branch | null;
  error: ErrorCode | null;
}

export interface PickupBranchInput {
  branch_id: string;
}

export type PickupBranchEvent =
  /** The customer presses Select This Branch. */
  | { type: 'SELECT' }
  /** Yes to "Are You Sure?": the cart of the other branch may go. */
  | { type: 'CONFIRM' }
  /** No to it. */
  | { type: 'CANCEL' }
  | { type: 'RETRY' }
  /** Loads the branch anew, as in another language. */
  | { type: 'REFRESH' };

/**
 * One branch, and the choice to pick up there.
 *
 * A cart belongs to one branch, so choosing another asks first when there is something in it.
 * Nothing is cleared, set or left before the customer has said yes, and a step that fails leaves
 * everything as it was.
 */
export const pickupBranchMachine = setup({
  types: {
    context: {} as PickupBranchContext,
    events: {} as PickupBranchEvent,
    input: {} as PickupBranchInput,
  },
  actors: {
    loadBranch: unprovidedActor<Branch, { branch_id: string }>('loadBranch'),
    readCart: unprovidedActor<Cart>('readCart'),
    clearCart: unprovidedActor<Cart>('clearCart'),
  },
  guards: {
    isKnown: ({ context }) => context.branch !== null,
    isNotFound: (_, params: { error: unknown }) => failureCode(params.error) === 'NOT_FOUND',
    /** The cart holds dishes of another branch. */
    isForeign: ({ context }, params: { cart: Cart }) =>
      isOfAnotherBranch(params.cart, context.branch_id),
  },
  actions: {
    /** Takes what the branch list already knows of the branch into the context. */
    recall: assign({}),
    take: assign({ branch: (_, params: { branch: Branch }) => params.branch, error: null }),
    lose: assign({ branch: null }),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
    tellFailure: (_, _params: { error: unknown }) => {},
    /** Gives the cart as the server has it now to those who show it. */
    shareCart: (_, _params: { cart: Cart }) => {},
    /** Sets branch and delivery method of the session. */
    chooseBranch: () => {},
    showMenu: () => {},
  },
}).createMachine({
  id: 'pickupBranch',
  context: ({ input }) => ({ branch_id: input.branch_id, branch: null, error: null }),
  type: 'parallel',
  states: {
    branch: {
      initial: 'opening',
      states: {
        opening: {
          entry: 'recall',
          always: [{ guard: 'isKnown', target: 'shown.refreshing' }, { target: 'loading' }],
        },
        loading: {
          invoke: {
            src: 'loadBranch',
            id: 'loadBranch',
            input: ({ context }) => ({ branch_id: context.branch_id }),
            onDone: {
              target: 'shown',
              actions: { type: 'take', params: ({ event }) => ({ branch: event.output }) },
            },
            onError: [
              { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'notFound' },
              {
                target: 'failed',
                actions: { type: 'fail', params: ({ event }) => event },
              },
            ],
          },
        },
        failed: { on: { RETRY: 'loading', REFRESH: 'loading' } },
        notFound: { entry: 'lose' },
        shown: {
          initial: 'resting',
          on: { REFRESH: '.refreshing' },
          states: {
            resting: {},
            refreshing: {
              invoke: {
                src: 'loadBranch',
                id: 'reloadBranch',
                input: ({ context }) => ({ branch_id: context.branch_id }),
                onDone: {
                  target: 'resting',
                  actions: { type: 'take', params: ({ event }) => ({ branch: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isNotFound', params: ({ event }) => event },
                    target: '#pickupBranch.branch.notFound',
                  },
                  // What the list told is enough to choose the branch by.
                  { target: 'resting' },
                ],
              },
            },
          },
        },
      },
    },

    choice: {
      initial: 'open',
      states: {
        open: { on: { SELECT: { guard: 'isKnown', target: 'checking' } } },
        checking: {
          invoke: {
            src: 'readCart',
            id: 'readCart',
            onDone: [
              {
                guard: {
                  type: 'isForeign',
                  params: ({ event }) => ({ cart: event.output }),
                },
                target: 'confirming',
              },
              { target: 'chosen' },
            ],
            onError: {
              target: 'open',
              actions: { type: 'tellFailure', params: ({ event }) => event },
            },
          },
        },
        confirming: { on: { CONFIRM: 'clearing', CANCEL: 'open' } },
        clearing: {
          invoke: {
            src: 'clearCart',
            id: 'clearCart',
            onDone: {
              target: 'chosen',
              actions: { type: 'shareCart', params: ({ event }) => ({ cart: event.output }) },
            },
            onError: {
              target: 'open',
              actions: { type: 'tellFailure', params: ({ event }) => event },
            },
          },
        },
        // The screen may come back from the browser's memory: the branch can be chosen again.
        chosen: { entry: ['chooseBranch', 'showMenu'], on: { SELECT: 'checking' } },
      },
    },
  },
});
