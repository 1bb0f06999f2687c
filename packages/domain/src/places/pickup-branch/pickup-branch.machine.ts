import type { Branch } from '@claypot/sdk';
import { assign, sendTo, setup } from 'xstate';
import { unprovidedMutation } from '../../machines/mutation/mutation.machine.ts';
import { IDLE, selectMutation } from '../../machines/mutation/mutation.selectors.ts';
import { unprovidedQuery } from '../../machines/query/query.machine.ts';
import { selectQuery } from '../../machines/query/query.selectors.ts';
import type {
  BranchChange,
  BranchChangeView,
  ChosenBranch,
} from '../branch-change/branch-change.types.ts';

export interface PickupBranchInput {
  branch_id: string;
  /** Path of the order being edited; null to continue at the menu. */
  returnTo?: string | null;
}

export interface PickupBranchContext extends PickupBranchInput {
  /** Branch that `SELECT` chooses; null until it is loaded, or if it is not found. */
  branch: ChosenBranch | null;
  /** Progress of choosing the branch. */
  choice: BranchChangeView;
}

export type PickupBranchEvent =
  | { type: 'SELECT' }
  /** Confirms "Are You Sure?", which clears the cart of the other branch. */
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'RETRY' }
  /** Reloads the branch, for example in another language. */
  | { type: 'REFRESH' };

/**
 * A branch that the customer may choose for pickup.
 *
 * A cart belongs to one branch, so choosing another asks first if the cart has items, unless an
 * order is being edited. Nothing changes before the customer confirms or if a step fails.
 */
export const pickupBranchMachine = setup({
  types: {
    context: {} as PickupBranchContext,
    events: {} as PickupBranchEvent,
    input: {} as PickupBranchInput,
    children: {} as { detail: 'detail'; choice: 'choice' },
  },
  actors: {
    detail: unprovidedQuery<PickupBranchInput, Branch>(),
    choice: unprovidedMutation<ChosenBranch, BranchChange>(),
  },
  guards: { isKnown: ({ context }) => context.branch !== null },
  actions: {
    know: assign({ branch: (_, params: { branch: Branch | null }) => params.branch }),
    ask: sendTo('detail', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    choose: sendTo('choice', ({ context }, params: { branch: ChosenBranch | null }) => ({
      type: 'RUN',
      input: params.branch && { ...params.branch, returnTo: context.returnTo ?? null },
    })),
    confirm: sendTo('choice', { type: 'CONFIRM' }),
    cancel: sendTo('choice', { type: 'CANCEL' }),
    follow: assign({ choice: (_, params: { choice: BranchChangeView }) => params.choice }),
  },
}).createMachine({
  id: 'pickupBranch',
  context: ({ input: { branch_id, returnTo = null } }) => ({
    branch_id,
    returnTo,
    branch: null,
    choice: IDLE,
  }),
  invoke: [
    {
      src: 'detail',
      id: 'detail',
      input: ({ context }) => ({ branch_id: context.branch_id }),
      onSnapshot: {
        actions: {
          type: 'know',
          params: ({ event }) => ({ branch: selectQuery(event.snapshot).data }),
        },
      },
    },
    {
      src: 'choice',
      id: 'choice',
      onSnapshot: {
        actions: {
          type: 'follow',
          params: ({ event }) => ({ choice: selectMutation(event.snapshot) }),
        },
      },
    },
  ],
  on: {
    SELECT: {
      guard: 'isKnown',
      actions: { type: 'choose', params: ({ context }) => ({ branch: context.branch }) },
    },
    CONFIRM: { actions: 'confirm' },
    CANCEL: { actions: 'cancel' },
    RETRY: { actions: { type: 'ask', params: ({ event }) => event } },
    REFRESH: { actions: { type: 'ask', params: ({ event }) => event } },
  },
});
