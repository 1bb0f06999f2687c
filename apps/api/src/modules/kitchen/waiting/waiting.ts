import { firstFreeQuarter, isFullAt, timeInQuarter } from '../quarters/quarter.ts';
import { customerTime, DRIVE_MINUTES, foodTime } from './food-time.ts';
import type { KitchenState } from './kitchen-state.ts';

/** Ways of ordering for which a branch estimates the time. */
export type WaitingMethod = 'delivery' | 'pickup';

/** Time of an order placed now for as soon as possible. */
export interface Waiting {
  /** When the food is ready. */
  readonly foodAt: Temporal.Instant;
  /** When the customer gets it. */
  readonly at: Temporal.Instant;
  /** Whole minutes until `at`. */
  readonly minutes: number;
}

/** Minutes that the food of a delivery takes at least. */
const LEAST_FOOD_MINUTES = 5;

/** Returns the minutes of an order by a method without regard to full quarters. */
export function usualWait({ minutes }: KitchenState, method: WaitingMethod): number {
  return method === 'delivery' ? Math.max(minutes, DRIVE_MINUTES + LEAST_FOOD_MINUTES) : minutes;
}

/**
 * Returns when an order for as soon as possible is ready. If its quarter of an hour is full, it is
 * the start of the next one with room; null if none of the next hours has room.
 */
export function waitingFor(
  kitchen: KitchenState,
  method: WaitingMethod,
  now: Temporal.Instant,
): Waiting | null {
  const usual = now.add({ minutes: usualWait(kitchen, method) });
  const food = foodTime(method, usual);
  const quarter = firstFreeQuarter(food, kitchen.full);
  return quarter === null ? null : waitingAt(timeInQuarter(food, quarter), method, now);
}

/** Returns the waiting time of an order with a time for its food. */
export function waitingAt(
  foodAt: Temporal.Instant,
  method: WaitingMethod,
  now: Temporal.Instant,
): Waiting {
  const at = customerTime(method, foodAt);
  return {
    foodAt,
    at,
    minutes: Math.ceil((at.epochMilliseconds - now.epochMilliseconds) / 60_000),
  };
}

/**
 * Returns true if the quarter of an order for this time takes no more orders. Counts in numbers,
 * because all times of a week are checked at once.
 *
 * @param time in epoch milliseconds.
 */
export function isFullTime(
  { full }: Pick<KitchenState, 'full'>,
  method: WaitingMethod,
  time: number,
): boolean {
  const drive = method === 'delivery' ? DRIVE_MINUTES * 60_000 : 0;
  return full.size > 0 && isFullAt(time - drive, full);
}
