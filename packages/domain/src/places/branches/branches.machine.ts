import type { Branch } from '@claypot/sdk';
import { assign, sendTo, setup } from 'xstate';
import { unprovidedAction, unprovidedActor } from '../../machines/base/placeholder.ts';
import type { Located, LocationProblem } from '../../machines/locate/located.ts';
import { renewSnapshot } from '../../machines/query/child-query.ts';
import { unprovidedQuery } from '../../machines/query/query.machine.ts';
import type { Coordinates } from '../../ports/ports.ts';

/** Input of the list query. The list is sorted by distance from the coordinates, if known. */
export interface BranchListInput {
  coordinates: Coordinates | null;
}

export interface BranchesContext extends BranchListInput {
  search: string;
  locationProblem: LocationProblem | null;
}

export type BranchesEvent =
  | { type: 'SEARCH'; text: string }
  /** Locate Branch Near Me: the only event that requests the device's location. */
  | { type: 'LOCATE' }
  | { type: 'RETRY' }
  /** Reloads the list, for example in another language. */
  | { type: 'REFRESH' };

/**
 * The branches to choose from. After locating the customer, the list is reloaded for that location
 * in the background. If locating fails, the list is unchanged.
 */
export const branchesMachine = setup({
  types: {
    context: {} as BranchesContext,
    events: {} as BranchesEvent,
    children: {} as { list: 'list'; locate: 'locate' },
  },
  actors: {
    list: unprovidedQuery<BranchListInput, Branch[]>(),
    locate: unprovidedActor<Located>('locate'),
  },
  guards: { isLocated: (_, params: Located) => params.problem === null },
  actions: {
    /** Loads the known location into the context. */
    recall: unprovidedAction('recall'),
    search: assign({ search: (_, params: { text: string }) => params.text }),
    clearProblem: assign({ locationProblem: null }),
    setLocation: assign({ coordinates: (_, params: Located) => params.coordinates }),
    setLocationProblem: assign({ locationProblem: (_, params: Located) => params.problem }),
    renew: renewSnapshot(),
    reloadList: sendTo('list', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    loadForLocation: sendTo('list', ({ context }) => ({
      type: 'SET_INPUT',
      input: { coordinates: context.coordinates },
    })),
  },
}).createMachine({
  id: 'branches',
  context: { search: '', coordinates: null, locationProblem: null },
  entry: 'recall',
  invoke: {
    src: 'list',
    id: 'list',
    input: ({ context }) => ({ coordinates: context.coordinates }),
    onSnapshot: { actions: 'renew' },
  },
  on: {
    SEARCH: { actions: { type: 'search', params: ({ event }) => event } },
    RETRY: { actions: { type: 'reloadList', params: ({ event }) => event } },
    REFRESH: { actions: { type: 'reloadList', params: ({ event }) => event } },
  },
  initial: 'idle',
  states: {
    idle: { on: { LOCATE: 'locating' } },
    locating: {
      entry: 'clearProblem',
      invoke: {
        src: 'locate',
        id: 'locate',
        onDone: [
          {
            guard: { type: 'isLocated', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              { type: 'setLocation', params: ({ event }) => event.output },
              'loadForLocation',
              // The location may be unchanged; refresh the list anyway.
              { type: 'reloadList', params: { type: 'REFRESH' } },
            ],
          },
          {
            target: 'idle',
            actions: { type: 'setLocationProblem', params: ({ event }) => event.output },
          },
        ],
      },
    },
  },
});
