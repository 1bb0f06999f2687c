import { selectChildQuery } from '@claypot/domain/flows';
import { BOARD_STATUSES } from '@claypot/domain/order-steps';
import type { BoardOrder, Role } from '@claypot/sdk/counter';
import { cardOf } from '../cards/card.ts';
import { COLUMNS } from '../cards/column.ts';
import { cardStepOf, type StepQueue, statusAfter } from '../step-queue/queue.ts';
import type { BoardView, CardView, ConnectionView } from '../views.ts';
import type { BoardSnapshot } from './board.machine.ts';
import { shownOrders } from './board-state.ts';

/** Other inputs of the view of the board. */
export interface BoardViewing {
  /** Unconfirmed steps of this device: `context.queue` of the steps machine. */
  readonly queue: StepQueue;
  /** Role of the person; null on a locked device. */
  readonly role: Role | null;
  /** Ids of the lines that this kitchen has crossed off. */
  readonly crossedOff: readonly string[];
}

/** Returns the board with its columns. Orders have the status after their unconfirmed steps. */
export function selectBoard(snapshot: BoardSnapshot, viewing: BoardViewing): BoardView {
  const { branch, list, now, waitingBookings } = snapshot.context;
  const { error, status } = selectChildQuery(snapshot.children.list);
  const cardsOf = (orders: BoardOrder[]) =>
    orders.map((order) => boardCard(snapshot, order, viewing));
  const cards = cardsOf(boardOrders(snapshot, viewing.queue));
  return {
    status: list !== null ? 'ready' : status === 'failed' ? 'failed' : 'loading',
    columns: COLUMNS.map((name) => ({
      name,
      cards: cards.filter(({ column }) => column === name),
    })),
    failedRefunds: cardsOf(ordersWithFailedRefund(snapshot, viewing.queue)),
    count: cards.length,
    waitingBookings,
    branch,
    now: Temporal.Instant.fromEpochMilliseconds(now),
    error,
  };
}

/**
 * Returns the open orders with the status after their unconfirmed steps, by due time. An order that
 * such a step ends disappears at once.
 */
export function boardOrders({ context }: BoardSnapshot, queue: StepQueue): BoardOrder[] {
  return shownOrders(context.board)
    .map((order) => withSteps(order, queue))
    .filter(({ status }) => BOARD_STATUSES.includes(status));
}

function ordersWithFailedRefund({ context }: BoardSnapshot, queue: StepQueue): BoardOrder[] {
  return shownOrders(context.board)
    .filter(({ refund_status }) => refund_status === 'FAILED')
    .map((order) => withSteps(order, queue));
}

/** Returns an order with the status after its unconfirmed steps. */
export function withSteps(order: BoardOrder, queue: StepQueue): BoardOrder {
  const status = statusAfter(queue, order);
  return status === order.status ? order : { ...order, status };
}

/** Returns the card of an order that has the status after its unconfirmed steps. */
export function boardCard(
  { context: { branch, now } }: BoardSnapshot,
  order: BoardOrder,
  { crossedOff, queue, role }: BoardViewing,
): CardView {
  return cardOf(order, { now, branch, role, crossedOff }, cardStepOf(queue, order.id));
}

/** Returns the ids of the open orders that no person has opened. */
export function waitingOrders({ context }: BoardSnapshot): string[] {
  return shownOrders(context.board)
    .filter(({ is_acknowledged, status }) => !is_acknowledged && BOARD_STATUSES.includes(status))
    .map(({ id }) => id);
}

/** Returns the state of the connection, with the age of the board while it is lost. */
export function selectConnection(snapshot: BoardSnapshot): ConnectionView {
  const { currentAt, list, maySleep, now } = snapshot.context;
  const state = connectionState(snapshot);
  // The time is known from the stream, too, while no board has been read.
  const hasAge = state !== 'live' && currentAt !== null && list !== null;
  return {
    state,
    ageSeconds: hasAge ? Math.max(0, Math.floor((now - currentAt) / 1000)) : null,
    maySleep,
  };
}

function connectionState(snapshot: BoardSnapshot): ConnectionView['state'] {
  if (snapshot.matches({ stream: 'offline' })) return 'offline';
  const isOpen = snapshot.matches({ stream: { open: 'live' } });
  const { stale, status } = selectChildQuery(snapshot.children.list);
  if (isOpen && !stale && status !== 'failed') return 'live';
  return snapshot.context.currentAt === null && snapshot.context.failures === 0
    ? 'connecting'
    : 'reconnecting';
}
