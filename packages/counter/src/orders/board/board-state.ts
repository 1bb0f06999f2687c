import { BOARD_STATUSES, FINAL_STATUSES } from '@claypot/domain/order-steps';
import type { BoardOrder, BoardStatus } from '@claypot/sdk/counter';

/** Orders of the branch as this device knows them. */
export interface BoardState {
  /** By id. Contains finished orders until the next reload, so that older events have no effect. */
  readonly orders: Readonly<Record<string, BoardOrder>>;
  /** Ids of orders that changed since the last request for the board began. */
  readonly changed: readonly string[];
}

export const EMPTY_BOARD: BoardState = { orders: {}, changed: [] };

/** Applies one order of the stream or of a response. Repeated and older ones have no effect. */
export function applyOrder(state: BoardState, order: BoardOrder): BoardState {
  const known = state.orders[order.id];
  if (known !== undefined && isOlder(order, known)) return state;
  // Nothing takes an acknowledgement back, so the ring never starts again by an older event.
  const is_acknowledged = order.is_acknowledged || (known?.is_acknowledged ?? false);
  return {
    orders: { ...state.orders, [order.id]: { ...order, is_acknowledged } },
    changed: state.changed.includes(order.id) ? state.changed : [...state.changed, order.id],
  };
}

/** Marks the begin of a request for the whole board. */
export function beginReload(state: BoardState): BoardState {
  return state.changed.length === 0 ? state : { ...state, changed: [] };
}

/**
 * Replaces the orders by the server's list. Orders that changed while the request was in progress
 * stay if the list has an older version of them or does not have them.
 */
export function replaceOrders(state: BoardState, listed: readonly BoardOrder[]): BoardState {
  const orders = new Map(listed.map((order) => [order.id, order]));
  for (const id of state.changed) {
    const known = state.orders[id];
    const inList = orders.get(id);
    if (known === undefined) continue;
    if (inList === undefined || !isOlder(known, inList)) orders.set(id, known);
  }
  return { orders: Object.fromEntries(orders), changed: state.changed };
}

/** Marks an order as opened by a person before the server confirms it. */
export function acknowledge(state: BoardState, id: string): BoardState {
  const known = state.orders[id];
  if (known === undefined || known.is_acknowledged) return state;
  return { ...state, orders: { ...state.orders, [id]: { ...known, is_acknowledged: true } } };
}

/** Removes personal data, as the server does on a device without a person. */
export function redact(state: BoardState): BoardState {
  const orders = Object.values(state.orders).map((order) => ({
    ...order,
    customer_name: null,
    customer_phone: null,
    address: null,
    delivery: order.delivery && { ...order.delivery, rider_name: null, rider_phone: null },
  }));
  return { ...state, orders: Object.fromEntries(orders.map((order) => [order.id, order])) };
}

/** Returns the open orders, and closed ones of which a refund has failed, by due time. */
export function shownOrders(state: BoardState): BoardOrder[] {
  return Object.values(state.orders)
    .filter(isShown)
    .map((order) => ({ order, due: epoch(order.due_at) }))
    .toSorted((one, other) => one.due - other.due || (one.order.id < other.order.id ? -1 : 1))
    .map(({ order }) => order);
}

function isShown({ status, refund_status }: BoardOrder): boolean {
  return BOARD_STATUSES.includes(status) || refund_status === 'FAILED';
}

/** Returns the newer version of an order, `other` if they are equal. */
export function newerOrder(one: BoardOrder, other: BoardOrder): BoardOrder {
  return isOlder(other, one) ? one : other;
}

/**
 * Returns true if `order` is an older version than `known`. The stream has whole seconds, so orders
 * of the same second compare by status; between equal ones the later received counts.
 */
function isOlder(order: BoardOrder, known: BoardOrder): boolean {
  const difference = epoch(order.status_changed_at) - epoch(known.status_changed_at);
  return difference === 0 ? rank(order.status) < rank(known.status) : difference < 0;
}

/** Order of the statuses. READY leads back to PREPARING, so both have the same rank. */
function rank(status: BoardStatus): number {
  if (FINAL_STATUSES.includes(status)) return 3;
  if (status === 'DELIVERING') return 2;
  return status === 'PENDING' ? 0 : 1;
}

function epoch(instant: string): number {
  return Temporal.Instant.from(instant).epochMilliseconds;
}
