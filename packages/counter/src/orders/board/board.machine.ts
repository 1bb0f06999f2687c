import { renewSnapshot, unprovidedAction, unprovidedCallback } from '@claypot/domain/flows';
import type { Board, BoardOrder, BranchState } from '@claypot/sdk/counter';
import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { unprovidedQuery } from '../../app/machines.ts';
import {
  acknowledge,
  applyOrder,
  type BoardState,
  beginReload,
  EMPTY_BOARD,
  redact,
  replaceOrders,
} from './board-state.ts';

export interface BoardInput {
  readonly branch_id: string;
}

export interface BoardStart extends BoardInput {
  /** List that was loaded before, so that the first snapshot has the orders. */
  readonly list?: Board | undefined;
}

export interface BoardContext {
  branch_id: string;
  board: BoardState;
  /** Null before the first load. */
  branch: BranchState | null;
  /** The server's list that `board` contains; null before the first load. */
  list: Board | null;
  /** True while a request for the list is in progress. */
  isLoading: boolean;
  /** Epoch ms by the server's clock, renewed every few seconds. */
  now: number;
  /** Epoch ms at which the board was last known to be current; null before the first load. */
  currentAt: number | null;
  /** Bookings of the branch that wait for a reply. */
  waitingBookings: number;
  /** Consecutive connections of the stream that failed. */
  failures: number;
  /** True if the device may switch its screen off. */
  maySleep: boolean;
}

export type BoardEvent =
  /** A message of the stream, of any kind. */
  | { type: 'HEARD' }
  /** A new version of an order, from the stream or from the response to a step. */
  | { type: 'ORDER'; order: BoardOrder }
  | { type: 'BRANCH'; branch: BranchState }
  | { type: 'BOOKINGS'; waiting: number }
  /** Changes may be missing: read the board again. */
  | { type: 'REFRESH' }
  /** The stream ended or could not be opened. */
  | { type: 'CLOSED' }
  | { type: 'ONLINE' }
  | { type: 'OFFLINE' }
  /** A person opened the order; the server may not know it yet. */
  | { type: 'ACKNOWLEDGED'; id: string }
  /** The page is visible again, perhaps after the screen was off. */
  | { type: 'VISIBLE' }
  | { type: 'SIGNED_IN' }
  /** The person signed out or the device locked itself. */
  | { type: 'LOCKED' }
  | { type: 'WAKE_LOCK'; isOn: boolean }
  | { type: 'RETRY' };

/** Delays in ms. */
const RECONNECT = { first: 1000, most: 30_000 };
/** The server sends its time every 15 seconds. */
const SILENCE = 40_000;
const CONNECT_TIMEOUT = 20_000;
const TICK = 10_000;

/**
 * The open orders of a branch, kept current by the branch's stream.
 *
 * - A lost stream is opened again, with growing delays. Each connection reads the board again,
 *   because changes in between were not sent.
 * - While the stream is lost, each attempt also reads the board.
 * - `VISIBLE` opens the stream again at once, because it may have died while the screen was off.
 */
export const boardMachine = setup({
  types: {
    context: {} as BoardContext,
    events: {} as BoardEvent,
    input: {} as BoardStart,
    children: {} as {
      list: 'list';
      stream: 'stream';
      connection: 'connection';
      wakeLock: 'wakeLock';
    },
  },
  actors: {
    list: unprovidedQuery<BoardInput, Board>(),
    /** Sends the messages of the stream, then CLOSED. */
    stream: unprovidedCallback<BoardEvent, BoardInput>('stream'),
    /** Sends ONLINE and OFFLINE, also at the start. */
    connection: unprovidedCallback<BoardEvent>('connection'),
    /** Keeps the screen on and sends WAKE_LOCK. */
    wakeLock: unprovidedCallback<BoardEvent>('wakeLock'),
  },
  delays: {
    reconnect: ({ context }) => Math.min(RECONNECT.first * 2 ** context.failures, RECONNECT.most),
    silence: SILENCE,
    connectTimeout: CONNECT_TIMEOUT,
    tick: TICK,
  },
  guards: {
    isNewList: ({ context }, params: { list: Board | null }) =>
      params.list !== null && params.list !== context.list,
  },
  actions: {
    renew: renewSnapshot(),
    refresh: sendTo('list', { type: 'REFRESH' }),
    /** Writes the server's time into `now`. */
    setNow: unprovidedAction('setNow'),
    /** Writes the server's time into `now` and `currentAt`. */
    setCurrent: unprovidedAction('setCurrent'),
    /** Sets the server's clock by the time of a list. */
    correctClock: unprovidedAction<{ list: Board | null }>('correctClock'),
    requestWakeLock: unprovidedAction('requestWakeLock'),
    takeList: assign(({ context }, { list }: { list: Board | null }) =>
      list === null
        ? {}
        : {
            list,
            branch: list.branch,
            board: replaceOrders(context.board, list.orders),
            isLoading: false,
          },
    ),
    followRequest: assign(({ context }, { isLoading }: { isLoading: boolean }) => ({
      isLoading,
      board: isLoading && !context.isLoading ? beginReload(context.board) : context.board,
    })),
    apply: assign(({ context }, { order }: { order: BoardOrder }) => ({
      board: applyOrder(context.board, order),
    })),
    setBranch: assign((_, { branch }: { branch: BranchState }) => ({ branch })),
    setBookings: assign((_, { waiting }: { waiting: number }) => ({ waitingBookings: waiting })),
    acknowledge: assign(({ context }, { id }: { id: string }) => ({
      board: acknowledge(context.board, id),
    })),
    redact: assign(({ context }) => ({ board: redact(context.board) })),
    setWakeLock: assign((_, { isOn }: { isOn: boolean }) => ({ maySleep: !isOn })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    clearFailures: assign({ failures: 0 }),
  },
}).createMachine({
  id: 'board',
  context: ({ input }) => ({
    branch_id: input.branch_id,
    board: replaceOrders(EMPTY_BOARD, input.list?.orders ?? []),
    branch: input.list?.branch ?? null,
    list: input.list ?? null,
    isLoading: false,
    now: 0,
    currentAt: null,
    waitingBookings: 0,
    failures: 0,
    maySleep: false,
  }),
  invoke: [
    {
      src: 'list',
      id: 'list',
      input: ({ context }) => ({ branch_id: context.branch_id }),
      onSnapshot: [
        {
          guard: {
            type: 'isNewList',
            params: ({ event }) => ({ list: event.snapshot.context.data }),
          },
          actions: [
            {
              type: 'correctClock',
              params: ({ event }) => ({ list: event.snapshot.context.data }),
            },
            { type: 'takeList', params: ({ event }) => ({ list: event.snapshot.context.data }) },
            'setCurrent',
            {
              type: 'followRequest',
              params: ({ event }) => ({ isLoading: isRequesting(event.snapshot) }),
            },
          ],
        },
        {
          actions: [
            {
              type: 'followRequest',
              params: ({ event }) => ({ isLoading: isRequesting(event.snapshot) }),
            },
            'renew',
          ],
        },
      ],
    },
    { src: 'connection', id: 'connection' },
    { src: 'wakeLock', id: 'wakeLock' },
  ],
  type: 'parallel',
  on: {
    ORDER: { actions: { type: 'apply', params: ({ event }) => event } },
    BOOKINGS: { actions: { type: 'setBookings', params: ({ event }) => event } },
    BRANCH: { actions: { type: 'setBranch', params: ({ event }) => event } },
    ACKNOWLEDGED: { actions: { type: 'acknowledge', params: ({ event }) => event } },
    REFRESH: { actions: 'refresh' },
    WAKE_LOCK: { actions: { type: 'setWakeLock', params: ({ event }) => event } },
  },
  states: {
    stream: {
      initial: 'open',
      on: {
        OFFLINE: '.offline',
        RETRY: { target: '.open', reenter: true, actions: 'refresh' },
        VISIBLE: {
          target: '.open',
          reenter: true,
          actions: ['requestWakeLock', 'setNow', 'refresh'],
        },
        SIGNED_IN: { target: '.open', reenter: true, actions: 'refresh' },
        LOCKED: { target: '.open', reenter: true, actions: ['redact', 'refresh'] },
      },
      states: {
        open: {
          invoke: {
            src: 'stream',
            id: 'stream',
            input: ({ context }) => ({ branch_id: context.branch_id }),
          },
          on: { CLOSED: { target: 'lost', actions: 'countFailure' } },
          initial: 'connecting',
          states: {
            connecting: {
              on: { HEARD: { target: 'live', actions: 'clearFailures' } },
              after: { connectTimeout: { target: '#board.stream.lost', actions: 'countFailure' } },
            },
            live: {
              entry: 'setCurrent',
              on: { HEARD: { target: 'live', reenter: true } },
              after: { silence: { target: '#board.stream.lost', actions: 'countFailure' } },
            },
          },
        },
        lost: {
          entry: 'refresh',
          after: { reconnect: 'open' },
          on: { ONLINE: 'open' },
        },
        offline: { on: { ONLINE: 'open' } },
      },
    },
    time: {
      initial: 'ticking',
      states: {
        ticking: {
          entry: 'setNow',
          after: { tick: { target: 'ticking', reenter: true } },
        },
      },
    },
  },
});

export type BoardSnapshot = SnapshotFrom<typeof boardMachine>;

function isRequesting(snapshot: { hasTag(tag: 'loading' | 'refreshing'): boolean }): boolean {
  return snapshot.hasTag('loading') || snapshot.hasTag('refreshing');
}
