import { selectChildQuery } from '@claypot/domain/flows';
import { viewBooking } from '../day/booking-view.ts';
import type { BookingSearchView } from '../views.ts';
import type { BookingSearchSnapshot } from './booking-search.implementation.ts';

/** Returns the search. `now` is the time by the server's clock. */
export function selectBookingSearch(
  snapshot: BookingSearchSnapshot,
  now: Temporal.Instant,
): BookingSearchView {
  const query = snapshot.context.text;
  if (snapshot.matches('idle')) return { query, status: 'idle', found: [] };
  if (snapshot.matches('typing')) return { query, status: 'loading', found: [] };
  const { data, status } = selectChildQuery(snapshot.children.results);
  return {
    query,
    status: status === 'notFound' ? 'failed' : status,
    found: (data?.bookings ?? []).map((booking) => viewBooking(booking, now)),
  };
}
