import {
  renewSnapshot,
  unprovidedAction,
  unprovidedActor,
  unprovidedCallback,
} from '@claypot/domain/flows';
import type { Availability } from '@claypot/sdk/counter';
import { assign, sendTo, setup } from 'xstate';
import { unprovidedQuery } from '../app/machines.ts';
import type { BranchInput } from '../staff/devices/devices.machine.ts';
import type { Press } from './presses.ts';
import type { PressProblem } from './views.ts';

export interface AvailabilityContext extends BranchInput {
  readonly search: string;
  /** Id of the chosen part of the menu; null for all. */
  readonly filter: string | null;
  /** Key of the row of the open sheet; null if none is open. */
  readonly opened: string | null;
  /** Presses that are not sent yet, in order. The first is in flight. */
  readonly waiting: readonly Press[];
  /** The last press that took effect, with the presses that undo it. */
  readonly done: { readonly press: Press; readonly undo: readonly Press[] } | null;
  readonly problem: PressProblem | null;
}

export type AvailabilityEvent =
  | { type: 'SEARCH'; text: string }
  | { type: 'FILTER'; id: string | null }
  | { type: 'OPEN'; key: string }
  | { type: 'CLOSE' }
  /** Sends a change. Several are sent one after another. */
  | { type: 'PRESS'; press: Press }
  | { type: 'UNDO' }
  /** Closes the last result or problem. */
  | { type: 'DISMISS' }
  | { type: 'RETRY' }
  /** Sends the press again of which the outcome is unknown. */
  | { type: 'REPEAT' }
  | { type: 'REFRESH' };

/** Result of a press, with the presses that undo it. */
export interface Saved {
  readonly undo: readonly Press[];
}

/** The press to send. */
export interface SaveInput extends BranchInput {
  readonly press: Press | null;
}

/** What a branch can sell, and the presses of staff that change it. */
export const availabilityMachine = setup({
  types: {
    context: {} as AvailabilityContext,
    events: {} as AvailabilityEvent,
    input: {} as BranchInput,
    children: {} as { list: 'list'; save: 'save'; listen: 'listen' },
  },
  actors: {
    list: unprovidedQuery<BranchInput, Availability>(),
    save: unprovidedActor<Saved, SaveInput>('save'),
    /** Sends `REFRESH` when the branch's availability changed. */
    listen: unprovidedCallback<AvailabilityEvent>('listen'),
  },
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
  },
  actions: {
    search: assign((_, { text }: { text: string }) => ({ search: text })),
    filter: assign((_, { id }: { id: string | null }) => ({ filter: id })),
    open: assign((_, { key }: { key: string | null }) => ({ opened: key })),
    enqueue: assign(({ context }, { press }: { press: Press }) => ({
      waiting: [...context.waiting, press],
      problem: null,
    })),
    /** An undo is not undone itself. */
    enqueueUndo: assign(({ context: { done, waiting } }) => ({
      waiting: [...waiting, ...(done?.undo ?? [])],
      done: null,
      problem: null,
    })),
    enqueueRepeat: assign(({ context: { problem, waiting } }) => ({
      waiting: problem === null ? waiting : [...waiting, problem.press],
      problem: null,
    })),
    dismiss: assign({ done: null, problem: null }),
    succeed: assign(({ context: { waiting } }, { undo }: Saved) => {
      const [press, ...rest] = waiting;
      return press === undefined ? {} : { waiting: rest, done: { press, undo } };
    }),
    fail: unprovidedAction<{ error: unknown }>('fail'),
    ask: sendTo('list', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'availability',
  context: ({ input }) => ({
    branch_id: input.branch_id,
    search: '',
    filter: null,
    opened: null,
    waiting: [],
    done: null,
    problem: null,
  }),
  invoke: [
    {
      src: 'list',
      id: 'list',
      input: ({ context }) => ({ branch_id: context.branch_id }),
      onSnapshot: { actions: 'renew' },
    },
    { src: 'listen', id: 'listen' },
  ],
  on: {
    SEARCH: { actions: { type: 'search', params: ({ event }) => event } },
    FILTER: { actions: { type: 'filter', params: ({ event }) => event } },
    OPEN: { actions: { type: 'open', params: ({ event }) => event } },
    CLOSE: { actions: { type: 'open', params: { key: null } } },
    PRESS: { actions: { type: 'enqueue', params: ({ event }) => event } },
    UNDO: { actions: 'enqueueUndo' },
    REPEAT: { actions: 'enqueueRepeat' },
    DISMISS: { actions: 'dismiss' },
    RETRY: { actions: { type: 'ask', params: ({ event }) => event } },
    REFRESH: { actions: { type: 'ask', params: ({ event }) => event } },
  },
  initial: 'idle',
  states: {
    idle: { always: { guard: 'hasWaiting', target: 'saving' } },
    saving: {
      invoke: {
        src: 'save',
        id: 'save',
        input: ({ context: { branch_id, waiting } }) => ({ branch_id, press: waiting[0] ?? null }),
        onDone: {
          target: 'idle',
          actions: { type: 'succeed', params: ({ event }) => event.output },
        },
        onError: {
          target: 'idle',
          actions: [
            { type: 'fail', params: ({ event }) => event },
            { type: 'ask', params: { type: 'REFRESH' } },
          ],
        },
      },
    },
  },
});
