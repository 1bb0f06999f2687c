import type { ErrorCode, FoundPlace } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../../machines/base/failure.ts';
import { unprovidedActor } from '../../machines/base/placeholder.ts';
import type { Located, LocationProblem } from '../../machines/locate/located.ts';
import type { Coordinates } from '../../ports/ports.ts';

export interface PlaceSearchContext {
  text: string;
  /** Where the customer is, once they have told. */
  coordinates: Coordinates | null;
  /** Metres by which that may be wrong; null where the device does not tell. */
  accuracy: number | null;
  places: FoundPlace[];
  locationProblem: LocationProblem | null;
  error: ErrorCode | null;
}

export type PlaceSearchEvent =
  /** What stands in the field; `composing` while an input method is still making characters of it. */
  | { type: 'TYPE'; text: string; composing: boolean }
  /** Use my current location: the only thing that asks the device where it is. */
  | { type: 'LOCATE' }
  | { type: 'RETRY' };

/** What is asked: a text, or with an empty one what is near. */
export type PlaceQuery = Pick<PlaceSearchContext, 'text' | 'coordinates'>;

/**
 * Looking for a place in Malaysia. A search goes out when typing has rested (spec §9), never for
 * half-composed characters; typing on gives up the search that is under way, so that the answer to
 * the last text is the one that is shown. What was found stays until something newer is.
 */
export const placeSearchMachine = setup({
  types: { context: {} as PlaceSearchContext, events: {} as PlaceSearchEvent },
  actors: {
    search: unprovidedActor<FoundPlace[], PlaceQuery>('search'),
    locate: unprovidedActor<Located>('locate'),
  },
  delays: { debounce: 300 },
  guards: {
    isComposing: (_, params: { composing: boolean }) => params.composing,
    isBlank: ({ context }) => context.text.trim() === '',
    isLocated: (_, params: Located) => params.problem === null,
    hasPlaces: ({ context }) => context.places.length > 0,
  },
  actions: {
    type: assign({ text: (_, params: { text: string }) => params.text }),
    take: assign({ places: (_, params: { places: FoundPlace[] }) => params.places, error: null }),
    clear: assign({ places: [], error: null }),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
    takePlace: assign({
      coordinates: (_, params: Located) => params.coordinates,
      accuracy: (_, params: Located) =>
        params.problem === null ? (params.accuracy ?? null) : null,
      text: '',
    }),
    clearProblem: assign({ locationProblem: null }),
    admitNoPlace: assign({ locationProblem: (_, params: Located) => params.problem }),
  },
}).createMachine({
  id: 'placeSearch',
  context: {
    text: '',
    coordinates: null,
    accuracy: null,
    places: [],
    locationProblem: null,
    error: null,
  },
  initial: 'blank',
  on: {
    TYPE: [
      {
        guard: { type: 'isComposing', params: ({ event }) => event },
        target: '.composing',
        actions: { type: 'type', params: ({ event }) => event },
      },
      { target: '.typed', actions: { type: 'type', params: ({ event }) => event } },
    ],
    LOCATE: '.locating',
  },
  states: {
    blank: { entry: 'clear' },
    composing: {},
    typed: { always: [{ guard: 'isBlank', target: 'blank' }, { target: 'resting' }] },
    resting: { after: { debounce: 'searching' } },
    searching: {
      invoke: {
        src: 'search',
        id: 'search',
        input: ({ context }) => context,
        onDone: {
          target: 'answered',
          actions: { type: 'take', params: ({ event }) => ({ places: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    answered: { always: [{ guard: 'hasPlaces', target: 'found' }, { target: 'nothing' }] },
    found: {},
    nothing: {},
    failed: { on: { RETRY: 'searching' } },
    locating: {
      entry: 'clearProblem',
      // A second press while the device is still looking changes nothing.
      on: { LOCATE: {} },
      invoke: {
        src: 'locate',
        id: 'locate',
        onDone: [
          {
            guard: { type: 'isLocated', params: ({ event }) => event.output },
            target: 'searching',
            actions: { type: 'takePlace', params: ({ event }) => event.output },
          },
          {
            target: 'typed',
            actions: { type: 'admitNoPlace', params: ({ event }) => event.output },
          },
        ],
      },
    },
  },
});
