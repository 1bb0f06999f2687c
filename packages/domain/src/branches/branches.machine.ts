import type { Branch, ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import type { Located, LocationProblem } from '../locate/located.ts';
import { failureCode } from '../machine/failure.ts';
import { unprovidedAction, unprovidedActor } from '../machine/placeholder.ts';
import type { Coordinates } from '../ports.ts';

export interface BranchesContext {
  branches: Branch[];
  /** What is typed into the search field. */
  search: string;
  /** Where the customer is, once they have told. */
  coordinates: Coordinates | null;
  locationProblem: LocationProblem | null;
  error: ErrorCode | null;
}

export type BranchesEvent =
  | { type: 'SEARCH'; text: string }
  /** Locate Outlet Near Me: the only thing that asks the device where it is. */
  | { type: 'LOCATE' }
  | { type: 'RETRY' }
  /** Shows the list anew, as in another language. */
  | { type: 'REFRESH' };

/**
 * The branches to choose from. Those that are known are shown at once and loaded again behind what
 * is shown; the same happens, with the place, once the customer has told where they are. A device
 * that does not tell leaves the list as it is.
 */
export const branchesMachine = setup({
  types: { context: {} as BranchesContext, events: {} as BranchesEvent },
  actors: {
    loadBranches: unprovidedActor<Branch[], { coordinates: Coordinates | null }>('loadBranches'),
    locate: unprovidedActor<Located>('locate'),
  },
  guards: {
    isKnown: ({ context }) => context.branches.length > 0,
    isLocated: (_, params: Located) => params.problem === null,
  },
  actions: {
    /** Takes what is already known of the list and of the place into the context. */
    recall: unprovidedAction('recall'),
    search: assign({ search: (_, params: { text: string }) => params.text }),
    take: assign({
      branches: (_, params: { branches: Branch[] }) => params.branches,
      error: null,
    }),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
    forgetProblem: assign({ locationProblem: null }),
    takePlace: assign({ coordinates: (_, params: Located) => params.coordinates }),
    admitNoPlace: assign({ locationProblem: (_, params: Located) => params.problem }),
    tellFailure: unprovidedAction<{ error: unknown }>('tellFailure'),
  },
}).createMachine({
  id: 'branches',
  context: { branches: [], search: '', coordinates: null, locationProblem: null, error: null },
  on: { SEARCH: { actions: { type: 'search', params: ({ event }) => event } } },
  initial: 'opening',
  states: {
    opening: {
      entry: 'recall',
      always: [{ guard: 'isKnown', target: 'shown.refreshing' }, { target: 'loading' }],
    },
    loading: {
      invoke: {
        src: 'loadBranches',
        id: 'loadBranches',
        input: ({ context }) => ({ coordinates: context.coordinates }),
        onDone: {
          target: 'shown',
          actions: { type: 'take', params: ({ event }) => ({ branches: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { on: { RETRY: 'loading', REFRESH: 'loading' } },
    shown: {
      initial: 'resting',
      on: { LOCATE: '.locating', REFRESH: '.refreshing' },
      states: {
        resting: {},
        locating: {
          entry: 'forgetProblem',
          // A second press while the device is still looking changes nothing.
          on: { LOCATE: {} },
          invoke: {
            src: 'locate',
            id: 'locate',
            onDone: [
              {
                guard: { type: 'isLocated', params: ({ event }) => event.output },
                target: 'refreshing',
                actions: { type: 'takePlace', params: ({ event }) => event.output },
              },
              {
                target: 'resting',
                actions: { type: 'admitNoPlace', params: ({ event }) => event.output },
              },
            ],
          },
        },
        refreshing: {
          invoke: {
            src: 'loadBranches',
            id: 'reloadBranches',
            input: ({ context }) => ({ coordinates: context.coordinates }),
            onDone: {
              target: 'resting',
              actions: { type: 'take', params: ({ event }) => ({ branches: event.output }) },
            },
            onError: {
              target: 'resting',
              actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});
