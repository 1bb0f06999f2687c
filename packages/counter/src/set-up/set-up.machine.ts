import { unprovidedAction, unprovidedActor } from '@claypot/domain/flows';
import {
  codeOf,
  type ErrorCode,
  errorDataOf,
  type Place,
  type SetUpPlan,
  type SetUpResult,
  type SetUpState,
} from '@claypot/sdk/counter';
import { assign, type SnapshotFrom, setup } from 'xstate';
import { unprovidedForm } from '../app/form/form.ts';
import { NO_BRANCH, NO_OWNER, NO_RESTAURANT } from './forms/no-values.ts';
import {
  type BranchValues,
  type FileChange,
  type FoundAddress,
  type OwnerValues,
  type RestaurantValues,
  type SetUpContext,
  STEPS,
  type Step,
} from './set-up.types.ts';

export type SetUpEvent =
  | { type: 'RETRY' }
  /** Returns to an earlier step. */
  | { type: 'GO'; step: Step }
  /** Leaves the step of the menu, which has no form. */
  | { type: 'CONTINUE' }
  | { type: 'STORE'; change: FileChange }
  | { type: 'SEARCH'; query: string }
  | { type: 'CHOOSE'; id: string }
  /** Validates everything once more, after a failure. */
  | { type: 'CHECK' }
  | { type: 'CREATE' };

const CLOSED: ErrorCode = 'SET_UP_CLOSED';
const WRONG_TOKEN: ErrorCode = 'SET_UP_TOKEN_INVALID';

/** True if a form has validated its values. */
const isDone = ({ event }: { event: { snapshot: { matches(state: 'done'): boolean } } }) =>
  event.snapshot.matches('done');

/**
 * The set-up of a server without a company: four steps of input, then the check of everything and
 * the creation. `createSetUp` provides the implementation.
 */
export const setUpMachine = setup({
  types: {
    context: {} as SetUpContext,
    events: {} as SetUpEvent,
    input: {} as { step: Step },
    children: {} as {
      load: 'load';
      restaurant: 'restaurant';
      branch: 'branch';
      owner: 'owner';
      storeFile: 'storeFile';
      search: 'search';
      openPlace: 'openPlace';
      plan: 'plan';
      create: 'create';
    },
  },
  actors: {
    load: unprovidedActor<SetUpState>('load'),
    restaurant: unprovidedForm<RestaurantValues>(() => NO_RESTAURANT),
    branch: unprovidedForm<BranchValues>(() => NO_BRANCH),
    owner: unprovidedForm<OwnerValues>(() => NO_OWNER),
    storeFile: unprovidedActor<SetUpState, FileChange>('storeFile'),
    search: unprovidedActor<readonly FoundAddress[], { query: string }>('search'),
    openPlace: unprovidedActor<Place, { id: string }>('openPlace'),
    plan: unprovidedActor<SetUpPlan>('plan'),
    create: unprovidedActor<SetUpResult>('create'),
  },
  guards: {
    isClosed: (_, { error }: { error: unknown }) => codeOf(error) === CLOSED,
    hasWrongToken: (_, { error }: { error: unknown }) => codeOf(error) === WRONG_TOKEN,
    isAt: ({ context }, { step }: { step: Step }) => context.step === step,
    isAtCheck: ({ context }) => context.step === 'check',
    isElsewhere: ({ context }) => context.step !== 'check',
    isEarlier: ({ context }, { step }: { step: Step }) =>
      STEPS.indexOf(step) < STEPS.indexOf(context.step),
    canContinue: ({ context: { files, step } }) =>
      step === 'menu' && (files.menu?.error_count ?? 0) === 0,
    hasNoProblems: ({ context }) => context.problems.length === 0,
  },
  actions: {
    setFiles: assign((_, { files }: { files: SetUpState }) => ({ files, sending: null })),
    setError: assign((_, { error }: { error: unknown }) => ({ error: codeOf(error) })),
    clearError: assign({ error: null }),
    goTo: assign((_, { step }: { step: Step }) => ({ step, error: null, problems: [] })),
    /** Moves from a step to the next, unless the person has left it meanwhile. */
    advance: assign(({ context }, { from }: { from: Step }) => ({
      step: context.step === from ? (STEPS[STEPS.indexOf(from) + 1] ?? from) : context.step,
    })),
    beginSending: assign((_, { change }: { change: FileChange }) => ({
      sending: change.kind,
      fileProblem: null,
    })),
    setFileProblem: assign(({ context }, { error }: { error: unknown }) => ({
      sending: null,
      fileProblem: {
        kind: context.sending ?? 'logo',
        error: codeOf(error),
        reason: errorDataOf(error, 'SET_UP_FILE_INVALID')?.reason ?? null,
        message: errorDataOf(error, 'SET_UP_FILE_INVALID')?.message ?? null,
      },
    })),
    setPlaces: assign((_, { places }: { places: readonly FoundAddress[] }) => ({
      places,
      placesError: null,
    })),
    setPlacesError: assign((_, { error }: { error: unknown }) => ({ placesError: codeOf(error) })),
    setPlace: assign((_, { place }: { place: Place }) => ({
      place,
      places: null,
      placesError: null,
    })),
    setProblems: assign((_, { problems }: SetUpPlan) => ({ problems })),
    setRejected: assign((_, { error }: { error: unknown }) => ({
      error: codeOf(error),
      problems: errorDataOf(error, 'SET_UP_INVALID')?.problems ?? [],
    })),
    setResult: assign((_, { result }: { result: SetUpResult }) => ({ result })),
    /** Fills the form of the branch in. */
    fillBranch: unprovidedAction<{ place: Place }>('fillBranch'),
    /** Stores the step on the device. */
    saveStep: unprovidedAction('saveStep'),
    /** Removes what was stored on the device. */
    forgetDraft: unprovidedAction('forgetDraft'),
  },
}).createMachine({
  id: 'setUp',
  context: ({ input }) => ({
    step: input.step,
    files: { logo: null, menu: null },
    fileProblem: null,
    sending: null,
    places: null,
    place: null,
    placesError: null,
    problems: [],
    error: null,
    result: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        src: 'load',
        id: 'load',
        onDone: {
          target: 'filling',
          actions: { type: 'setFiles', params: ({ event }) => ({ files: event.output }) },
        },
        onError: [
          { guard: { type: 'isClosed', params: ({ event }) => event }, target: 'closed' },
          { guard: { type: 'hasWrongToken', params: ({ event }) => event }, target: 'invalid' },
          { target: 'failed', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
    },
    failed: { on: { RETRY: { target: 'opening', actions: 'clearError' } } },
    closed: {},
    invalid: {},
    filling: {
      type: 'parallel',
      invoke: [
        {
          src: 'restaurant',
          id: 'restaurant',
          input: undefined,
          onSnapshot: {
            guard: isDone,
            actions: [{ type: 'advance', params: { from: 'restaurant' } }, 'saveStep'],
          },
        },
        {
          src: 'branch',
          id: 'branch',
          input: undefined,
          onSnapshot: {
            guard: isDone,
            actions: [{ type: 'advance', params: { from: 'branch' } }, 'saveStep'],
          },
        },
        {
          src: 'owner',
          id: 'owner',
          input: undefined,
          onSnapshot: {
            guard: isDone,
            actions: [{ type: 'advance', params: { from: 'owner' } }, 'saveStep'],
          },
        },
      ],
      on: {
        GO: {
          guard: { type: 'isEarlier', params: ({ event }) => event },
          actions: [{ type: 'goTo', params: ({ event }) => event }, 'saveStep'],
        },
        CONTINUE: {
          guard: 'canContinue',
          actions: [{ type: 'advance', params: { from: 'menu' } }, 'saveStep'],
        },
      },
      states: {
        files: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                STORE: {
                  target: 'sending',
                  actions: { type: 'beginSending', params: ({ event }) => event },
                },
              },
            },
            sending: {
              invoke: {
                src: 'storeFile',
                id: 'storeFile',
                input: ({ context, event }) =>
                  event.type === 'STORE'
                    ? event.change
                    : { kind: context.sending ?? 'logo', file: null },
                onDone: {
                  target: 'idle',
                  actions: { type: 'setFiles', params: ({ event }) => ({ files: event.output }) },
                },
                onError: {
                  target: 'idle',
                  actions: { type: 'setFileProblem', params: ({ event }) => event },
                },
              },
            },
          },
        },
        places: {
          initial: 'idle',
          states: {
            idle: {},
            searching: {
              invoke: {
                src: 'search',
                id: 'search',
                input: ({ event }) => ({ query: event.type === 'SEARCH' ? event.query : '' }),
                onDone: {
                  target: 'idle',
                  actions: { type: 'setPlaces', params: ({ event }) => ({ places: event.output }) },
                },
                onError: {
                  target: 'idle',
                  actions: { type: 'setPlacesError', params: ({ event }) => event },
                },
              },
            },
            opening: {
              invoke: {
                src: 'openPlace',
                id: 'openPlace',
                input: ({ event }) => ({ id: event.type === 'CHOOSE' ? event.id : '' }),
                onDone: {
                  target: 'idle',
                  actions: [
                    { type: 'setPlace', params: ({ event }) => ({ place: event.output }) },
                    { type: 'fillBranch', params: ({ event }) => ({ place: event.output }) },
                  ],
                },
                onError: {
                  target: 'idle',
                  actions: { type: 'setPlacesError', params: ({ event }) => event },
                },
              },
            },
          },
          on: { SEARCH: '.searching', CHOOSE: '.opening' },
        },
        creation: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'isAtCheck', target: 'planning' } },
            planning: {
              invoke: {
                src: 'plan',
                id: 'plan',
                onDone: {
                  target: 'ready',
                  actions: { type: 'setProblems', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'unplanned',
                  actions: { type: 'setError', params: ({ event }) => event },
                },
              },
              always: { guard: 'isElsewhere', target: 'idle' },
            },
            unplanned: {
              on: { CHECK: { target: 'planning', actions: 'clearError' } },
              always: { guard: 'isElsewhere', target: 'idle' },
            },
            ready: {
              on: { CREATE: { guard: 'hasNoProblems', target: 'creating', actions: 'clearError' } },
              always: { guard: 'isElsewhere', target: 'idle' },
            },
            creating: {
              invoke: {
                src: 'create',
                id: 'create',
                onDone: {
                  target: '#setUp.created',
                  actions: [
                    { type: 'setResult', params: ({ event }) => ({ result: event.output }) },
                    'forgetDraft',
                  ],
                },
                onError: {
                  target: 'ready',
                  actions: { type: 'setRejected', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
    created: { type: 'final' },
  },
});

export type SetUpSnapshot = SnapshotFrom<typeof setUpMachine>;
