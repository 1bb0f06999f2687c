import type { Branch, ErrorCode } from '@claypot/sdk';
import { assign, sendTo, setup } from 'xstate';
import type {
  BranchChange,
  BranchChangeView,
  ChosenBranch,
} from '../branch-change/branch-change.types.ts';
import { failureCode } from '../machine/failure.ts';
import { unprovidedAction, unprovidedActor } from '../machine/placeholder.ts';
import { unprovidedMutation } from '../mutation/mutation.machine.ts';
import { IDLE, selectMutation } from '../mutation/mutation.selectors.ts';

export interface PickupBranchContext {
  branch_id: string;
  branch: Branch | null;
  error: ErrorCode | null;
  /** How far it is with choosing it. */
  choice: BranchChangeView;
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
    choice: unprovidedMutation<ChosenBranch, BranchChange>(),
  },
  guards: {
    isKnown: ({ context }) => context.branch !== null,
    isNotFound: (_, params: { error: unknown }) => failureCode(params.error) === 'NOT_FOUND',
  },
  actions: {
    /** Takes what the branch list already knows of the branch into the context. */
    recall: unprovidedAction('recall'),
    take: assign({ branch: (_, params: { branch: Branch }) => params.branch, error: null }),
    lose: assign({ branch: null }),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
    choose: sendTo('choice', (_, params: { branch: Branch | null }) => ({
      type: 'RUN',
      input: params.branch,
    })),
    confirm: sendTo('choice', { type: 'CONFIRM' }),
    cancel: sendTo('choice', { type: 'CANCEL' }),
    follow: assign({ choice: (_, params: { choice: BranchChangeView }) => params.choice }),
  },
}).createMachine({
  id: 'pickupBranch',
  context: ({ input }) => ({ branch_id: input.branch_id, branch: null, error: null, choice: IDLE }),
  invoke: {
    src: 'choice',
    id: 'choice',
    onSnapshot: {
      actions: {
        type: 'follow',
        params: ({ event }) => ({ choice: selectMutation(event.snapshot) }),
      },
    },
  },
  on: {
    SELECT: {
      guard: 'isKnown',
      actions: { type: 'choose', params: ({ context }) => ({ branch: context.branch }) },
    },
    CONFIRM: { actions: 'confirm' },
    CANCEL: { actions: 'cancel' },
  },
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
                target: '#pickupBranch.notFound',
              },
              // What the list told is enough to choose the branch by.
              { target: 'resting' },
            ],
          },
        },
      },
    },
  },
});
