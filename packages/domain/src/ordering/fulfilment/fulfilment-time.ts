import type { Branch, BranchClosedData, BranchHours } from '@claypot/sdk';
import { branchTakesOrders } from '../../places/branches/takes-orders.ts';
import type { RequestedTime } from './requested-time.ts';
import { isOffered, type SlotDay, slotAt, slotDays, type TimeSlot } from './slots.ts';

/** A branch and the times an order can be had from it. */
export interface FulfilmentHours {
  branch: Branch;
  hours: BranchHours;
}

/** Operating hours of a branch that takes no order now. */
export type ClosedHours = Pick<BranchClosedData, 'start_hour' | 'close_hour' | 'next_open_time'>;

/** What a customer is told of the time they want the order at. */
export interface FulfilmentTime {
  /** The chosen time with its end; null for as soon as possible. */
  slot: TimeSlot | null;
  /** What stands in the order's way; see {@link timeProblem}. */
  problem: TimeProblem | null;
  /** A time has to be chosen and none is. */
  needed: boolean;
  /** As soon as possible can be chosen. */
  canBeSoon: boolean;
  /** When it can be expected as soon as possible; null where a time is chosen or none is taken. */
  soon: { at: Temporal.Instant; minutes: number } | null;
  /** The times to choose from. */
  days: SlotDay[];
  earliest: Temporal.Instant | null;
}

/**
 * `needed`: the branch takes nothing for as soon as possible any more. `gone`: the chosen time has
 * passed, or is not offered.
 */
export type TimeProblem = 'needed' | 'gone';

/** What to say of a time that an order is wanted at `now`. */
export function fulfilmentTime(
  known: FulfilmentHours,
  time: RequestedTime,
  now: Temporal.Instant,
): FulfilmentTime {
  const { branch, hours } = known;
  const orders = branchTakesOrders(branch, now);
  const days = slotDays(hours);
  const minutes = hours.asap_minutes;
  const canWait = time === null && orders === 'now';
  const problem = timeProblem(known, time, now);
  return {
    slot: time && slotAt(hours, time),
    problem,
    needed: problem === 'needed',
    canBeSoon: orders !== 'later',
    soon: canWait ? { at: now.add({ minutes }), minutes } : null,
    days,
    earliest: days[0]?.slots[0]?.start ?? null,
  };
}

/** Why an order cannot be had at a time, as far as is known; null where it can. */
export function timeProblem(
  known: FulfilmentHours | null,
  time: RequestedTime,
  now: Temporal.Instant,
): TimeProblem | null {
  const orders = known && branchTakesOrders(known.branch, now);
  if (time === null) return orders === 'later' ? 'needed' : null;
  if (Temporal.Instant.compare(time, now) <= 0) return 'gone';
  // A closed branch offers nothing for any time: that it is closed is what has to be said.
  return known === null || orders === 'none' || isOffered(known.hours, time) ? null : 'gone';
}

/**
 * The hours to show when the branch is known to take no orders now; null while it may take them.
 * What was loaded before the branch opened no longer says that it is closed.
 */
export function closedHours(
  { branch }: FulfilmentHours,
  now: Temporal.Instant,
): ClosedHours | null {
  const { start_hour, close_hour, next_open_time } = branch;
  const closed = branchTakesOrders(branch, now) === 'none';
  return closed ? { start_hour, close_hour, next_open_time } : null;
}
