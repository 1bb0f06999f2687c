import type { BoardOrder, BranchState } from '@claypot/sdk/counter';
import type { Lateness } from '../views.ts';

const MINUTE = 60_000;
/** Minutes before the deadline from which an order counts as due soon. */
const SOON_MINUTES = 5;
/** Minutes that a rider needs; `due_at` of a delivery is the time of the food. */
const DRIVE_MINUTES = 20;

type Acceptance = Pick<BranchState, 'escalate_after_minutes' | 'is_open'>;

/**
 * Returns the time in epoch ms by which the next step of an order is due. An order that waits for
 * acceptance is late when the branch's escalation number gets a message.
 */
export function deadlineOf(order: BoardOrder, branch: Acceptance | null): number {
  const due = Temporal.Instant.from(order.due_at).epochMilliseconds;
  if (order.status === 'DELIVERING') return due + DRIVE_MINUTES * MINUTE;
  // A closed branch does not count the time.
  if (order.status !== 'PENDING' || branch === null || !branch.is_open) return due;
  const paid = Temporal.Instant.from(order.paid_at).epochMilliseconds;
  return paid + branch.escalate_after_minutes * MINUTE;
}

/** Returns whole minutes until the deadline, negative after it. Both in epoch ms. */
export function minutesUntil(deadline: number, now: number): number {
  const minutes = (deadline - now) / MINUTE;
  return minutes < 0 ? Math.floor(minutes) : Math.ceil(minutes);
}

/** Returns the lateness at a time. An order of a closed branch that nobody accepted is on time. */
export function latenessOf(order: BoardOrder, branch: Acceptance | null, now: number): Lateness {
  if (order.status === 'PENDING' && branch?.is_open !== true) return 'on_time';
  const left = deadlineOf(order, branch) - now;
  if (left < 0) return 'late';
  const isNew = order.status === 'PENDING';
  const soon = isNew ? ((branch?.escalate_after_minutes ?? 0) * MINUTE) / 2 : SOON_MINUTES * MINUTE;
  return left <= soon ? 'soon' : 'on_time';
}
