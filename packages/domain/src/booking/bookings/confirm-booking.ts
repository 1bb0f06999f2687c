import type { Reservation } from '@claypot/sdk';
import { type ActorRefFrom, waitFor } from 'xstate';
import type { bookingsMachine } from './bookings.machine.ts';
import { selectBooking } from './bookings.selectors.ts';

/**
 * Reloads the shown booking and returns the new record. Returns null if the request fails or takes
 * longer than `LATE_AFTER`. Returns null, too, if the booking no longer exists or the screen is
 * left meanwhile.
 */
export async function confirmBooking(
  actor: ActorRefFrom<typeof bookingsMachine>,
): Promise<Reservation | null> {
  const isStale = () => selectBooking(actor.getSnapshot()).stale;
  // Only RETRY clears an earlier failure at once. REFRESH also works when the query has not failed.
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
    // The actor stopped: the customer left the screen.
    return null;
  }
}
