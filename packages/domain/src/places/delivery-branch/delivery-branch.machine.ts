import type { DeliveryOptions } from '@claypot/sdk';
import { assign, sendTo, setup } from 'xstate';
import { unprovidedAction, unprovidedGuard } from '../../machines/base/placeholder.ts';
import { unprovidedMutation } from '../../machines/mutation/mutation.machine.ts';
import { IDLE, selectMutation } from '../../machines/mutation/mutation.selectors.ts';
import { renewSnapshot } from '../../machines/query/child-query.ts';
import { unprovidedQuery } from '../../machines/query/query.machine.ts';
import { type QuerySnapshot, selectQuery } from '../../machines/query/query.selectors.ts';
import type {
  BranchChange,
  BranchChangeView,
  ChosenBranch,
} from '../branch-change/branch-change.types.ts';
import type { DeliveryPlace } from './delivery-options.implementation.ts';
import { servingBranch } from './serving-branch.ts';

export interface DeliveryBranchContext {
  address: DeliveryPlace;
  /** Progress of the change to another branch. */
  choice: BranchChangeView;
  /** True once it is decided whether the branch follows the address. */
  decided: boolean;
  /**
   * True if the branch being chosen follows from the address; false if the customer selected it.
   */
  following: boolean;
}

export type DeliveryBranchEvent =
  | { type: 'SELECT'; branch: ChosenBranch }
  /** Confirms "Are You Sure?", which clears the cart of the other branch. */
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'RETRY' };

export interface LoadedOptions {
  options: DeliveryOptions | null;
}

/**
 * Selects the branch that delivers to an address. Once the delivery options are loaded, the branch
 * follows the address once: at once with an empty cart, else after confirmation. A branch preferred
 * for exactly this address is retained.
 */
export const deliveryBranchMachine = setup({
  types: {
    context: {} as DeliveryBranchContext,
    events: {} as DeliveryBranchEvent,
    input: {} as { address: DeliveryPlace },
    children: {} as { options: 'options'; choice: 'choice' },
  },
  actors: {
    options: unprovidedQuery<DeliveryPlace, DeliveryOptions>(),
    choice: unprovidedMutation<ChosenBranch, BranchChange>(),
  },
  guards: {
    hasOptions: (_, params: LoadedOptions) => params.options !== null,
    /**
     * True if the branch should follow the address: not decided yet, another branch than the
     * selected one serves it, and the selected one is not preferred there.
     */
    mustFollow: unprovidedGuard<LoadedOptions>('mustFollow'),
  },
  actions: {
    followNearest: sendTo('choice', (_, params: LoadedOptions) => {
      const nearest = params.options && servingBranch(params.options);
      if (!nearest) throw new Error('There is no branch to follow the address to');
      return { type: 'RUN', input: { id: nearest.branch_id, branch_name: nearest.branch_name } };
    }),
    choose: sendTo('choice', (_, params: { branch: ChosenBranch }) => ({
      type: 'RUN',
      input: params.branch,
    })),
    forwardAnswer: sendTo('choice', (_, params: { type: 'CONFIRM' | 'CANCEL' }) => params),
    setChoice: assign({ choice: (_, params: { choice: BranchChangeView }) => params.choice }),
    decide: assign({ decided: true }),
    setFollowing: assign({ following: (_, params: { following: boolean }) => params.following }),
    /** Stores the branch as preferred for this address, so that it is not questioned again. */
    prefer: unprovidedAction('prefer'),
    retryOptions: sendTo('options', { type: 'RETRY' }),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'deliveryBranch',
  context: ({ input }) => ({
    address: input.address,
    choice: IDLE,
    decided: false,
    following: false,
  }),
  invoke: [
    {
      src: 'choice',
      id: 'choice',
      onSnapshot: {
        actions: {
          type: 'setChoice',
          params: ({ event }) => ({ choice: selectMutation(event.snapshot) }),
        },
      },
    },
    {
      src: 'options',
      id: 'options',
      input: ({ context }) => context.address,
      onSnapshot: [
        {
          guard: { type: 'mustFollow', params: ({ event }) => loadedOptions(event) },
          actions: [
            'decide',
            { type: 'setFollowing', params: { following: true } },
            { type: 'followNearest', params: ({ event }) => loadedOptions(event) },
          ],
        },
        {
          guard: { type: 'hasOptions', params: ({ event }) => loadedOptions(event) },
          actions: 'decide',
        },
        { actions: 'renew' },
      ],
    },
  ],
  on: {
    SELECT: {
      actions: [
        { type: 'setFollowing', params: { following: false } },
        { type: 'choose', params: ({ event }) => event },
      ],
    },
    CONFIRM: { actions: { type: 'forwardAnswer', params: ({ event }) => event } },
    CANCEL: { actions: [{ type: 'forwardAnswer', params: ({ event }) => event }, 'prefer'] },
    RETRY: { actions: 'retryOptions' },
  },
});

function loadedOptions({ snapshot }: { snapshot: QuerySnapshot<DeliveryOptions> }): LoadedOptions {
  return { options: selectQuery(snapshot).data };
}
