import type { Branch, BranchClosedData, BranchHours } from '@claypot/sdk';
import { branchTakesOrders } from '../../places/branches/takes-orders.ts';
import type { FulfilmentMethod } from '../../places/fulfilment-method.ts';
import { isPaused, type OrderTaking } from '../../time/order-taking.ts';
import type { RequestedTime } from './requested-time.ts';
import {
  isOffered,
  methodWaiting,
  nearestSlots,
  type SlotDay,
  slotAt,
  slotDays,
  type TimeSlot,
} from './slots.ts';

export interface FulfilmentHours {
  branch: Branch;
  hours: BranchHours;
}

/** Hours of a branch that currently takes no orders. */
export type ClosedHours = Pick<BranchClosedData, 'week_hours' | 'special_days' | 'next_open_time'>;

export interface FulfilmentTime {
  /** The chosen slot; null for as soon as possible. */
  slot: TimeSlot | null;
  /** Reason why the time is not possible; see {@link timeProblem}. */
  problem: TimeProblem | null;
  /** True if a time must be chosen and none is. */
  needed: boolean;
  /**
   * False if the branch takes orders for later times only. It is true while the branch is closed.
   */
  canBeSoon: boolean;
  /**
   * Expected time for as soon as possible; null if a time is chosen or the branch does not take
   * orders for now.
   */
  soon: { at: Temporal.Instant; minutes: number } | null;
  days: SlotDay[];
  earliest: Temporal.Instant | null;
  /** End of the pause of the method; null if the branch does not pause it. */
  pausedUntil: Temporal.Instant | null;
  /** Available times near the requested one, earliest first; empty without one. */
  nearest: TimeSlot[];
  /** True if the kitchen has no room for an order for as soon as possible. */
  isFull: boolean;
}

/** A time requested for an order by a method. */
export interface TimeChoice {
  readonly method: FulfilmentMethod;
  readonly time: RequestedTime;
}

/**
 * `needed`: the branch no longer takes orders for as soon as possible. `gone`: the chosen time has
 * passed or is not offered.
 */
export type TimeProblem = 'needed' | 'gone';

/** Number of times shown near a requested one that is not available. */
const MOST_NEAREST = 3;

/** Returns the view of a requested time at `now`. */
export function fulfilmentTime(
  known: FulfilmentHours,
  choice: TimeChoice,
  now: Temporal.Instant,
): FulfilmentTime {
  const { hours } = known;
  const { method, time } = choice;
  const pausedUntil = pauseEnd(known, method, now);
  const orders = takesOrdersBy(known, method, now);
  const days = slotDays(hours, method, pausedUntil);
  const minutes = methodWaiting(hours, method)?.asap_minutes ?? hours.asap_minutes;
  const canWait = time === null && orders === 'now';
  const problem = timeProblem(known, choice, now);
  return {
    slot: time && slotAt(time),
    problem,
    needed: problem === 'needed',
    canBeSoon: orders !== 'later',
    soon: canWait ? { at: now.add({ minutes }), minutes } : null,
    days,
    earliest: days[0]?.slots[0]?.start ?? null,
    pausedUntil,
    nearest: time === null ? [] : nearestSlots(days, time, MOST_NEAREST),
    isFull: isKitchenFull(known, method) && branchTakesOrders(known.branch, now) === 'now',
  };
}

/**
 * Returns why an order is not possible at a time, based on the loaded hours; null if it is
 * possible. For a closed branch, only a past time has a problem.
 */
export function timeProblem(
  known: FulfilmentHours | null,
  { method, time }: TimeChoice,
  now: Temporal.Instant,
): TimeProblem | null {
  const orders = known && takesOrdersBy(known, method, now);
  if (time === null) return orders === 'later' ? 'needed' : null;
  if (Temporal.Instant.compare(time, now) <= 0) return 'gone';
  // A closed branch offers no times, and the screen reports the closure instead.
  if (known === null || orders === 'none') return null;
  return isOffered(known.hours, { method, time }, pauseEnd(known, method, now)) ? null : 'gone';
}

/**
 * Returns for which times the branch accepts orders by a method. A pause and a full kitchen leave
 * later times.
 */
function takesOrdersBy(
  known: FulfilmentHours,
  method: FulfilmentMethod,
  now: Temporal.Instant,
): OrderTaking {
  const orders = branchTakesOrders(known.branch, now);
  const isLater = pauseEnd(known, method, now) !== null || isKitchenFull(known, method);
  return orders === 'now' && isLater ? 'later' : orders;
}

/** Hours of a closed branch contain nothing about its kitchen, which may have opened since. */
function isKitchenFull({ hours }: FulfilmentHours, method: FulfilmentMethod): boolean {
  return hours.status === 'Open' && methodWaiting(hours, method)?.asap_time === null;
}

function pauseEnd(
  { hours }: FulfilmentHours,
  method: FulfilmentMethod,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const pause = hours.pauses.find(({ delivery_method }) => delivery_method === method);
  const until = pause ? Temporal.Instant.from(pause.until) : null;
  return isPaused(now, until) ? until : null;
}

/**
 * Returns the hours if the branch is closed at `now`, else null. Data from before the opening no
 * longer counts as closed.
 */
export function closedHours(
  { branch }: FulfilmentHours,
  now: Temporal.Instant,
): ClosedHours | null {
  const { next_open_time, special_days, week_hours } = branch;
  const closed = branchTakesOrders(branch, now) === 'none';
  return closed ? { week_hours, special_days, next_open_time } : null;
}
