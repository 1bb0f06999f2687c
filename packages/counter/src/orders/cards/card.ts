import type { BoardLine, BoardOrder, BranchState, Role } from '@claypot/sdk/counter';
import type { CardStep, CardView, LineView } from '../views.ts';
import { columnOf } from './column.ts';
import { deadlineOf, latenessOf, minutesUntil } from './lateness.ts';
import { mainStep } from './possible-steps.ts';
import { shortNumber } from './short-number.ts';

/** Other inputs of the view of a card. */
export interface CardContext {
  /** Epoch ms by the server's clock. */
  readonly now: number;
  readonly branch: BranchState | null;
  /** Role of the person; null on a locked device. */
  readonly role: Role | null;
  /** Ids of the lines that this kitchen has crossed off. */
  readonly crossedOff: readonly string[];
}

/**
 * Returns the card of an order.
 *
 * @param order with the status that the card shows
 * @param step the last unconfirmed step of the order on this device
 */
export function cardOf(order: BoardOrder, context: CardContext, step: CardStep | null): CardView {
  const { branch, crossedOff, now, role } = context;
  const { requested_at } = order;
  return {
    id: order.id,
    number: order.number,
    shortNumber: shortNumber(order.number),
    method: order.method,
    status: order.status,
    column: columnOf(order, now),
    paidAt: Temporal.Instant.from(order.paid_at),
    requestedAt: requested_at === null ? null : Temporal.Instant.from(requested_at),
    dueAt: Temporal.Instant.from(order.due_at),
    minutesLeft: minutesUntil(deadlineOf(order, branch), now),
    lateness: latenessOf(order, branch, now),
    customerName: order.customer_name,
    remark: order.remark,
    lines: order.lines.map((line) => lineOf(line, crossedOff)),
    qty: order.qty,
    mainStep: mainStep(order, role),
    step,
    isRinging: !order.is_acknowledged,
    delivery: order.delivery,
    refundStatus: order.refund_status,
  };
}

function lineOf(line: BoardLine, crossedOff: readonly string[]): LineView {
  return {
    id: line.id,
    name: line.name,
    qty: line.qty,
    choices: line.choices,
    dishes: line.dishes.map(({ name, qty, choices }) => ({ name, qty, choices })),
    isCrossedOff: crossedOff.includes(line.id),
    isUnavailable: line.is_unavailable,
  };
}
