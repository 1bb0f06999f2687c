import { currentOpening } from './open.ts';
import { isBefore, type Opening, type OpeningHours } from './opening-hours.ts';
import { type OrderTaking, orderTaking } from './order-taking.ts';
import { ASAP_MINUTES } from './slots.ts';

/**
 * Returns the time after which no order for as soon as possible is accepted, because it must be
 * ready before closing. Null while closed, and if it does not close within a day.
 */
export function lastOrder(
  hours: OpeningHours,
  now: Temporal.Instant,
  minutes: number = ASAP_MINUTES,
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

/** Returns the times for which a branch with these hours accepts orders. */
export function takesOrders(hours: OpeningHours, now: Temporal.Instant): OrderTaking {
  // Calculated once, because it is slow.
  const opening = currentOpening(hours, now);
  const window = { open: opening !== null, lastOrder: lastOrderIn(opening, now, ASAP_MINUTES) };
  return orderTaking(window, now);
}

/** Returns when an order placed now is ready; null if none is accepted for as soon as possible. */
export function asapEstimate(hours: OpeningHours, now: Temporal.Instant): Temporal.Instant | null {
  return takesOrders(hours, now) === 'now' ? now.add({ minutes: ASAP_MINUTES }) : null;
}
