import { currentOpening } from './open.ts';
import { isBefore, type Opening, type OpeningHours } from './opening-hours.ts';
import { type OrderTaking, orderTaking } from './order-taking.ts';
import { ASAP_MINUTES } from './slots.ts';

/**
 * From when on the branch takes nothing more for as soon as possible: an order must be ready before
 * it closes. Null while it is closed, and where it does not close within a day.
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

/** What a branch with these hours takes orders for now. */
export function takesOrders(hours: OpeningHours, now: Temporal.Instant): OrderTaking {
  // Openings take long to work out, so once.
  const opening = currentOpening(hours, now);
  const window = { open: opening !== null, lastOrder: lastOrderIn(opening, now, ASAP_MINUTES) };
  return orderTaking(window, now);
}

/** When an order placed now is ready; null where none is taken for as soon as possible. */
export function asapEstimate(hours: OpeningHours, now: Temporal.Instant): Temporal.Instant | null {
  return takesOrders(hours, now) === 'now' ? now.add({ minutes: ASAP_MINUTES }) : null;
}
