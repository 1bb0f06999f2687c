import { required, unprovidedAction } from '@claypot/domain/flows';
import type { CloseDayRequest, DayClose, DayState } from '@claypot/sdk/counter';
import { assign, sendTo, setup } from 'xstate';
import { unprovidedMutation, unprovidedQuery } from '../app/machines.ts';
import type { BranchInput } from '../staff/devices/devices.machine.ts';
import { closeRequest, isCounted, skipRequest } from './count/counted-drawer.ts';
import { type DrawerDraft, type DrawerDrafts, draftOf } from './count/drawer-draft.ts';

/** A close to send. */
export interface CloseInput {
  readonly request: CloseDayRequest;
  /** True if the day is not counted. */
  readonly isSkipped: boolean;
}

export interface DayCloseContext extends BranchInput {
  /** Null until it is loaded. */
  state: DayState | null;
  /** What was entered, by drawer. */
  drafts: DrawerDrafts;
  /** True after a press that an entry prevented. */
  wasTried: boolean;
}

export type DayCloseEvent =
  /** Begins to count. */
  | { type: 'COUNT' }
  | { type: 'ENTER'; drawer_id: string; change: Partial<DrawerDraft> }
  /** Enters the number of notes or coins of a value in cents. */
  | { type: 'ENTER_COUNT'; drawer_id: string; value: number; text: string }
  /** Shows expected amounts and differences. */
  | { type: 'REVIEW' }
  /** Returns to the step before. */
  | { type: 'BACK' }
  | { type: 'CLOSE' }
  /** Closes the day without counting, after a question. */
  | { type: 'SKIP' }
  /** Closes all days that need not be counted, after a question. */
  | { type: 'CLOSE_MISSED' }
  | { type: 'CONFIRM' }
  /** Declines a question, or closes a result. */
  | { type: 'DISMISS' }
  /** Returns from the close to the days. */
  | { type: 'FINISH' }
  | { type: 'RETRY' }
  | { type: 'REFRESH' };

/** The days of a branch that are not closed: figures so far, count of the cash, review, close. */
export const dayCloseMachine = setup({
  types: {
    context: {} as DayCloseContext,
    events: {} as DayCloseEvent,
    input: {} as BranchInput,
    children: {} as { state: 'state'; close: 'close'; missed: 'missed' },
  },
  actors: {
    state: unprovidedQuery<BranchInput, DayState>(),
    close: unprovidedMutation<CloseInput, DayClose>(),
    missed: unprovidedMutation<BranchInput, DayState>(),
  },
  guards: {
    canCount: ({ context }) => context.state?.next != null,
    isCounted: ({ context: { drafts, state } }) =>
      state?.next != null && isCounted(state.next, drafts),
    isComplete: ({ context }) => requestOf(context) !== null,
    canSkip: ({ context }) => context.state?.next?.must_count === false,
    isClosed: (_, { close }: { close: MutationAnswer }) => close.hasTag('done'),
    isRejected: (_, { close }: { close: MutationAnswer }) => close.hasTag('rejected'),
  },
  actions: {
    /** Loads the entries of the day that this device has stored. */
    recall: unprovidedAction('recall'),
    /** Stores the entries on this device. */
    store: unprovidedAction('store'),
    /** Removes the stored entries. */
    clear: unprovidedAction('clear'),
    setState: assign((_, params: { state: DayState | null }) => params),
    enter: assign(({ context }, { change, drawer_id }: Entry) => ({
      drafts: {
        ...context.drafts,
        [drawer_id]: { ...draftOf(context.drafts, drawer_id), ...change },
      },
    })),
    enterCount: assign(({ context }, { drawer_id, text, value }: CountEntry) => {
      const draft = draftOf(context.drafts, drawer_id);
      const counts = { ...draft.counts, [value]: text };
      return { drafts: { ...context.drafts, [drawer_id]: { ...draft, counts } } };
    }),
    markTried: assign({ wasTried: true }),
    clearTried: assign({ wasTried: false }),
    close: sendTo('close', ({ context }) => ({
      type: 'RUN' as const,
      input: { request: required(requestOf(context)), isSkipped: false },
    })),
    skip: sendTo('close', ({ context: { branch_id, state } }) => ({
      type: 'RUN' as const,
      input: { request: skipRequest(branch_id, required(state?.next ?? null)), isSkipped: true },
    })),
    closeMissed: sendTo('missed', ({ context: { branch_id } }) => ({
      type: 'RUN' as const,
      input: { branch_id },
    })),
    confirmClose: sendTo('close', { type: 'CONFIRM' }),
    confirmMissed: sendTo('missed', { type: 'CONFIRM' }),
    dismissClose: sendTo('close', { type: 'DISMISS' }),
    dismissMissed: sendTo('missed', { type: 'DISMISS' }),
    ask: sendTo('state', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    refresh: sendTo('state', { type: 'REFRESH' }),
    renew: assign(() => ({})),
  },
}).createMachine({
  id: 'dayClose',
  context: ({ input }) => ({
    branch_id: input.branch_id,
    state: null,
    drafts: {},
    wasTried: false,
  }),
  invoke: [
    {
      src: 'state',
      id: 'state',
      input: ({ context }) => ({ branch_id: context.branch_id }),
      onSnapshot: {
        actions: {
          type: 'setState',
          params: ({ event }) => ({ state: event.snapshot.context.data }),
        },
      },
    },
    {
      src: 'close',
      id: 'close',
      onSnapshot: [
        {
          guard: { type: 'isClosed', params: ({ event }) => ({ close: event.snapshot }) },
          target: '.done',
          actions: 'clear',
        },
        {
          guard: { type: 'isRejected', params: ({ event }) => ({ close: event.snapshot }) },
          // Another person may have closed the day, or changed its cash.
          actions: 'refresh',
        },
        { actions: 'renew' },
      ],
    },
    { src: 'missed', id: 'missed', onSnapshot: { actions: 'renew' } },
  ],
  initial: 'overview',
  states: {
    overview: {
      on: {
        COUNT: {
          guard: 'canCount',
          target: 'counting',
          actions: ['dismissClose', 'dismissMissed', 'clearTried', 'recall'],
        },
        SKIP: { guard: 'canSkip', actions: 'skip' },
        CLOSE_MISSED: { actions: 'closeMissed' },
        CONFIRM: { actions: ['confirmClose', 'confirmMissed'] },
      },
    },
    counting: {
      on: {
        REVIEW: [
          { guard: 'isCounted', target: 'review', actions: 'clearTried' },
          { actions: 'markTried' },
        ],
        BACK: 'overview',
      },
    },
    review: {
      on: {
        CLOSE: [{ guard: 'isComplete', actions: ['markTried', 'close'] }, { actions: 'markTried' }],
        BACK: { target: 'counting', actions: ['dismissClose', 'clearTried'] },
      },
    },
    done: {
      entry: 'refresh',
      on: {
        FINISH: { target: 'overview', actions: ['dismissClose', 'clearTried'] },
      },
    },
  },
  on: {
    ENTER: { actions: [{ type: 'enter', params: ({ event }) => event }, 'store'] },
    ENTER_COUNT: { actions: [{ type: 'enterCount', params: ({ event }) => event }, 'store'] },
    DISMISS: { actions: ['dismissClose', 'dismissMissed'] },
    RETRY: { actions: { type: 'ask', params: ({ event }) => event } },
    REFRESH: { actions: { type: 'ask', params: ({ event }) => event } },
  },
});

/** Part of the snapshot of the close that the guards read. */
export interface MutationAnswer {
  hasTag(tag: 'done' | 'rejected'): boolean;
}

type Entry = Omit<Extract<DayCloseEvent, { type: 'ENTER' }>, 'type'>;
type CountEntry = Omit<Extract<DayCloseEvent, { type: 'ENTER_COUNT' }>, 'type'>;

function requestOf({
  branch_id,
  drafts,
  state,
}: Pick<DayCloseContext, 'branch_id' | 'drafts' | 'state'>): CloseDayRequest | null {
  const next = state?.next ?? null;
  return next === null ? null : closeRequest(branch_id, next, drafts);
}
