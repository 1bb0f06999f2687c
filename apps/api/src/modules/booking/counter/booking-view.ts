import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { wireInstant, wireInstantOrNull } from '../../../contract/wire.ts';
import { NO_NAME, NO_PHONE } from '../no-contact.ts';
import type { WallTime } from '../times/wall-clock.ts';
import { createWallClock } from '../times/wall-clock.ts';
import type { CounterBooking } from './booking-reads.ts';

/** Returns a function that shows bookings to staff. `overIds` are the bookings in over-full quarters. */
export function bookingViews(zone: string, overIds: ReadonlySet<string> = new Set()) {
  const wallTime = createWallClock(zone);
  const wallOf = (instant: Temporal.Instant): WallTime => wallTime(instant.epochMilliseconds);
  return (booking: CounterBooking): Schemas['CounterBooking'] => ({
    id: booking.id,
    number: booking.reservation_no,
    source: booking.source,
    status: booking.status,
    seated_at: wireInstantOrNull(booking.seated_at, zone),
    starts_at: wireInstant(booking.starts_at, zone),
    ends_at: wireInstant(booking.ends_at, zone),
    ...wallOf(booking.starts_at),
    end_time: wallOf(booking.ends_at).time,
    number_of_seats: booking.number_of_seats,
    customer_name: booking.customer_name === NO_NAME ? null : booking.customer_name,
    phone_no: booking.phone_no === NO_PHONE ? null : booking.phone_no,
    occasion: booking.occasion,
    note: booking.note,
    reminder: booking.reminder,
    rejection:
      booking.reject_reason === null
        ? null
        : { reason: booking.reject_reason, text: booking.reject_text },
    is_over: overIds.has(booking.id),
    status_changed_at: wireInstant(booking.status_changed_at, zone),
    created_at: wireInstant(booking.created_at, zone),
    revision: booking.revision,
  });
}
