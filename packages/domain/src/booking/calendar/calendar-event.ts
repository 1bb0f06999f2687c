import type { Reservation } from '@claypot/sdk';

/** What a calendar is told of a booking: the parts of an iCalendar `VEVENT`. */
export interface CalendarEvent {
  /** The same for one booking, however often it is told. */
  uid: string;
  /** Which of two tellings is the newer. */
  sequence: number;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  start: Temporal.Instant;
  end: Temporal.Instant;
  created: Temporal.Instant;
  title: string;
  description: string;
  /** The branch with its address, on one line. */
  location: string;
  /** Decimal degrees. */
  geo: { lat: number; lon: number };
}

/** The words, which are the language's. */
export type CalendarWords = Pick<CalendarEvent, 'title' | 'description'>;

type Booking = Pick<
  Reservation,
  | 'id'
  | 'revision'
  | 'reservation_status'
  | 'reservation_time'
  | 'end_time'
  | 'created_at'
  | 'branch'
>;

/** What the branch has said, in a calendar's words; a status that is not known here is open. */
const STATUSES: Readonly<Record<string, CalendarEvent['status']>> = {
  PENDING: 'TENTATIVE',
  APPROVED: 'CONFIRMED',
  COMPLETED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
  REJECTED: 'CANCELLED',
  NO_SHOW: 'CANCELLED',
};

/**
 * The entry of a booking in a calendar. Told again after a change, it takes the earlier one's place.
 * @param host names the product in the entry's id, as in `<id>@demo.example`
 */
export function calendarEvent(
  booking: Booking,
  { description, title }: CalendarWords,
  host: string,
): CalendarEvent {
  const { branch } = booking;
  return {
    uid: `${booking.id}@${host}`,
    sequence: booking.revision,
    status: STATUSES[booking.reservation_status] ?? 'TENTATIVE',
    start: Temporal.Instant.from(booking.reservation_time),
    end: Temporal.Instant.from(booking.end_time),
    created: Temporal.Instant.from(booking.created_at),
    title,
    description,
    location: `${branch.branch_name}, ${branch.address}`,
    geo: { lat: Number(branch.latitude), lon: Number(branch.longitude) },
  };
}
