import type { Reservation } from '@claypot/sdk';
import { type ActorRefFrom, waitFor } from 'xstate';
import type { bookingsMachine } from './bookings.machine.ts';
import { selectBooking } from './bookings.selectors.ts';

/**
 * Loads the shown booking again and returns the record of the answer. Returns null if the server
 * does not answer, if it does not know the booking any more, or if the screen is left meanwhile.
 */
export async function confirmBooking(
  actor: ActorRefFrom<typeof bookingsMachine>,
): Promise<Reservation | null> {
  const isStale = () => selectBooking(actor.getSnapshot()).stale;
  // Only RETRY clears an earlier failure, and only a failure or a late answer takes it.
  actor.send({ type: isStale() ? 'RETRY' : 'REFRESH' });
  const wasStale = isStale();
  const isDecided = (snapshot: ReturnType<typeof actor.getSnapshot>) => {
    const { refreshing, stale, status } = selectBooking(snapshot);
    const isLate = stale && !wasStale;
    return refreshing ? isLate : status !== 'loading';
  };
  try {
    const { reservation, stale } = selectBooking(await waitFor(actor, isDecided));
    return stale ? null : reservation;
  } catch {
    // The actor has stopped: the customer is on another screen.
    return null;
  }
}
