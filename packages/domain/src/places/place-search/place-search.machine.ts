import type { ErrorCode, FoundPlace } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../../machines/base/failure.ts';
import type { ConnectionRestored } from '../../machines/base/from-connection.ts';
import { unprovidedActor, unprovidedCallback } from '../../machines/base/placeholder.ts';
import type { Located, LocationProblem } from '../../machines/locate/located.ts';
import type { Coordinates } from '../../ports/ports.ts';

export interface PlaceSearchContext {
  text: string;
  coordinates: Coordinates | null;
  /**
   * Accuracy of the location in metres; null before locating, or if the device does not report it.
   */
  accuracy: number | null;
  places: FoundPlace[];
  locationProblem: LocationProblem | null;
  error: ErrorCode | null;
}

export type PlaceSearchEvent =
  /** The text changed. `composing` is true while an input method is composing characters. */
  | { type: 'TYPE'; text: string; composing: boolean }
  /** Use my current location: the only event that requests the device's location. */
  | { type: 'LOCATE' }
  | { type: 'RETRY' }
  | ConnectionRestored;

/** Query: a text, or empty text for places near the coordinates. */
export type PlaceQuery = Pick<PlaceSearchContext, 'text' | 'coordinates'>;

/**
 * Searches for a place in Malaysia. It searches when typing pauses (spec §9), never for text that
 * is being composed. Typing aborts the current search, so only the result for the last text is
 * shown. Earlier results stay visible until then.
 */
export const placeSearchMachine = setup({
  types: { context: {} as PlaceSearchContext, events: {} as PlaceSearchEvent },
  actors: {
    search: unprovidedActor<FoundPlace[], PlaceQuery>('search'),
    locate: unprovidedActor<Located>('locate'),
    /** Sends `CONNECTION_RESTORED` while a load has failed. */
    connection: unprovidedCallback<ConnectionRestored>('connection'),
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
    setPlaces: assign({
      places: (_, params: { places: FoundPlace[] }) => params.places,
      error: null,
    }),
    clear: assign({ places: [], error: null }),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
    setLocation: assign({
      coordinates: (_, params: Located) => params.coordinates,
      accuracy: (_, params: Located) =>
        params.problem === null ? (params.accuracy ?? null) : null,
      text: '',
    }),
    clearProblem: assign({ locationProblem: null }),
    setLocationProblem: assign({ locationProblem: (_, params: Located) => params.problem }),
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
    typed: { always: [{ guard: 'isBlank', target: 'blank' }, { target: 'idle' }] },
    idle: { after: { debounce: 'searching' } },
    searching: {
      invoke: {
        src: 'search',
        id: 'search',
        input: ({ context }) => context,
        onDone: {
          target: 'answered',
          actions: { type: 'setPlaces', params: ({ event }) => ({ places: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    answered: { always: [{ guard: 'hasPlaces', target: 'found' }, { target: 'nothing' }] },
    found: {},
    nothing: {},
    failed: {
      invoke: { src: 'connection', id: 'connection' },
      on: { RETRY: 'searching', CONNECTION_RESTORED: 'searching' },
    },
    locating: {
      entry: 'clearProblem',
      // Ignored while the device is being located.
      on: { LOCATE: {} },
      invoke: {
        src: 'locate',
        id: 'locate',
        onDone: [
          {
            guard: { type: 'isLocated', params: ({ event }) => event.output },
            target: 'searching',
            actions: { type: 'setLocation', params: ({ event }) => event.output },
          },
          {
            target: 'typed',
            actions: { type: 'setLocationProblem', params: ({ event }) => event.output },
          },
        ],
      },
    },
  },
});
