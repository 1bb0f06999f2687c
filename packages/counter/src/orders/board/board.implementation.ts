import { type QueryKey, queryKey } from '@claypot/domain/flows';

import type { Board } from '@claypot/sdk/counter';
import { assign, fromCallback } from 'xstate';
import { createQuery } from '../../app/machines.ts';
import type { BranchStreamEvent, CounterRuntime } from '../../app/ports.ts';
import { type BoardEvent, type BoardInput, boardMachine } from './board.machine.ts';

export type BoardDeps = Pick<
  CounterRuntime,
  'api' | 'cache' | 'clock' | 'connection' | 'emit' | 'stream' | 'wakeLock'
>;

/** Delays before a failed request for the board is repeated, in ms. It doubles each time. */
const REPEAT = { first: 1000, most: 30_000 };

const boardKey = ({ branch_id }: BoardInput): QueryKey<Board> =>
  queryKey<Board>('counter', 'board', branch_id);

/** Age in ms up to which a board that was loaded before the screen is not loaded again. */
const FRESH = 1000;

/**
 * Loads a branch's board into the cache, so that the first snapshot of its machine has the orders.
 * Rejects with an `ApiError`.
 */
export async function preloadBoard(
  { api, cache }: Pick<BoardDeps, 'api' | 'cache'>,
  input: BoardInput,
): Promise<void> {
  const load = (signal: AbortSignal) => api.board({ body: input }, { signal });
  await cache.load(boardKey(input), load, new AbortController().signal);
}

/** Returns the board that is in the cache; undefined if there is none. */
export function cachedBoard(
  { cache }: Pick<BoardDeps, 'cache'>,
  branchId: string,
): Board | undefined {
  return cache.peek(boardKey({ branch_id: branchId }));
}

/** Creates the machine of a branch's board. */
export function createBoard(deps: BoardDeps) {
  const { api, cache, clock, connection, emit, stream, wakeLock } = deps;
  const now = () => clock.now().epochMilliseconds;
  /** Passes a message to parts beside the board. */
  const passOn = (message: BranchStreamEvent) => {
    if (message.type === 'time') clock.correct(message.now);
    if (mayChangeJobs(message)) emit({ type: 'print_jobs.changed' });
    if (mayChangeBranch(message)) emit({ type: 'branch.updated' });
    if (message.type === 'bookings') emit({ type: 'bookings.changed', waiting: message.waiting });
    if (message.type === 'bill') emit({ type: 'bill.changed', id: message.id });
    if (message.type === 'board') {
      emit({ type: 'bookings.changed', waiting: null });
      emit({ type: 'bill.changed', id: null });
    }
    if (mayChangeAvailability(message)) emit({ type: 'availability.changed' });
  };
  return boardMachine.provide({
    actors: {
      list: createQuery<BoardInput, Board>(cache, {
        key: boardKey,
        load: (body, signal) => api.board({ body }, { signal }),
        staleAfter: FRESH,
        reloadAfter: (_, unanswered) =>
          unanswered === 0 ? null : Math.min(REPEAT.first * 2 ** unanswered, REPEAT.most),
      }),
      stream: fromCallback<BoardEvent, BoardInput>(({ input, sendBack }) => {
        const controller = new AbortController();
        const { signal } = controller;
        const follow = async () => {
          for await (const message of stream.open(input.branch_id, signal)) {
            if (signal.aborted) return;
            passOn(message);
            sendBack({ type: 'HEARD' });
            const event = eventOf(message);
            if (event !== null) sendBack(event);
          }
        };
        const close = () => {
          if (!signal.aborted) sendBack({ type: 'CLOSED' });
        };
        follow().then(close, close);
        return () => controller.abort();
      }),
      connection: fromCallback<BoardEvent>(({ sendBack }) => {
        const send = () => sendBack({ type: connection.isUp() ? 'ONLINE' : 'OFFLINE' });
        if (!connection.isUp()) send();
        return connection.subscribe(send);
      }),
      wakeLock: fromCallback<BoardEvent>(({ sendBack }) => {
        const send = () => sendBack({ type: 'WAKE_LOCK', isOn: wakeLock.state() !== 'refused' });
        const unsubscribe = wakeLock.subscribe(send);
        wakeLock.request();
        send();
        return () => {
          unsubscribe();
          wakeLock.release();
        };
      }),
    },
    actions: {
      setNow: assign({ now }),
      setCurrent: assign(() => ({ now: now(), currentAt: now() })),
      correctClock: (_, { list }) => {
        if (list !== null) clock.correct(Temporal.Instant.from(list.now));
      },
      requestWakeLock: () => wakeLock.request(),
    },
  });
}

/** Returns true if print jobs changed, or if changes may be missing. */
function mayChangeJobs({ type }: BranchStreamEvent): boolean {
  return type === 'print' || type === 'board';
}

/** Returns true if the branch or one of its orders changed, or if changes may be missing. */
function mayChangeBranch({ type }: BranchStreamEvent): boolean {
  return type === 'branch' || type === 'order' || type === 'board';
}

/** Returns true if what the branch can sell changed, or if changes may be missing. */
function mayChangeAvailability({ type }: BranchStreamEvent): boolean {
  return type === 'availability' || type === 'board';
}

/** Returns the event of a message; null if it changes nothing on the board. */
function eventOf(message: BranchStreamEvent): BoardEvent | null {
  switch (message.type) {
    case 'order':
      return { type: 'ORDER', order: message.order };
    case 'branch':
      return { type: 'BRANCH', branch: message.branch };
    case 'board':
      return { type: 'REFRESH' };
    case 'bookings':
      return { type: 'BOOKINGS', waiting: message.waiting };
    case 'availability':
    case 'bill':
    case 'print':
    case 'time':
      return null;
  }
}
