import type { CounterRuntime } from '../../app/ports.ts';
import type { BoardSnapshot } from '../board/board.machine.ts';
import { shownOrders } from '../board/board-state.ts';
import { createStoredBoard, type StoredOrder, toStoredOrder } from './stored-board.ts';

/** Shortest time between two writes, in ms. */
const INTERVAL = 5000;

export interface KeepBoardDeps
  extends Pick<CounterRuntime, 'clock' | 'events' | 'identity' | 'storage' | 'subdomain'> {
  readonly board: {
    getSnapshot(): BoardSnapshot;
    subscribe(listener: (snapshot: BoardSnapshot) => void): { unsubscribe(): void };
  };
  /** IANA zone of the company. */
  readonly timeZone: string;
}

/**
 * Stores the orders of the board on the device, so that a start without a connection can show them.
 * A device that is not paired, or no longer, stores none after its session. Returns an unsubscribe
 * function.
 */
export function keepBoard(deps: KeepBoardDeps): () => void {
  const { board, clock, events, identity, storage, subdomain, timeZone } = deps;
  const stored = createStoredBoard(storage, subdomain);
  let writtenAt = Number.NEGATIVE_INFINITY;
  let last: BoardSnapshot['context']['board'] | null = null;

  const write = ({ context }: BoardSnapshot) => {
    const { currentAt, list } = context;
    const now = clock.now().epochMilliseconds;
    // The board renews itself every ten seconds, so a change that is skipped here is written then.
    if (list === null || currentAt === null || now - writtenAt < INTERVAL) return;
    if (last === context.board && currentAt <= writtenAt) return;
    writtenAt = now;
    last = context.board;
    const orders = shownOrders(context.board).map(toStoredOrder);
    stored.write({ at: currentAt, time_zone: timeZone, orders: orders.filter(isOrder) });
  };

  write(board.getSnapshot());
  const subscription = board.subscribe(write);
  const stop = events.on({
    'device.revoked': () => stored.clear(),
    'session.ended': () => {
      if (identity().device === null) stored.clear();
    },
  });
  return () => {
    subscription.unsubscribe();
    stop();
  };
}

function isOrder(order: StoredOrder | null): order is StoredOrder {
  return order !== null;
}
