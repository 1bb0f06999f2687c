import { currentOpening } from './open.ts';
import { isBefore, type Opening, type OpeningHours } from './opening-hours.ts';
import { type OrderTaking, orderTaking } from './order-taking.ts';

/**
 * Returns the time after which no order for as soon as possible is accepted, because it must be
 * ready before closing. Null while closed, and if it does not close within a day.
 *
 * @param minutes minutes that an order takes at the moment.
 */
export function lastOrder(
  hours: OpeningHours,
  now: Temporal.Instant,
  minutes: number,
): Temporal.Instant | null {
  return lastOrderIn(currentOpening(hours, now), now, minutes);
}

function lastOrderIn(
  opening: Opening | null,
  now: Temporal.Instant,
  minutes: number,
): Temporal.Instant | null {
  if (opening === null || isBefore(now.add({ hours: 24 }), opening.closes)) return null;
  return opening.closes.subtract({ minutes });
}

/**
 * Returns the times for which a branch with these hours accepts orders.
 *
 * @param minutes minutes that an order takes at the moment.
 */
export function takesOrders(
  hours: OpeningHours,
  now: Temporal.Instant,
  minutes: number,
): OrderTaking {
  // Calculated once, because it is slow.
  const opening = currentOpening(hours, now);
  const window = { open: opening !== null, lastOrder: lastOrderIn(opening, now, minutes) };
  return orderTaking(window, now);
}
