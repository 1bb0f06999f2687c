import type { Reservation } from '@claypot/sdk';

/** Parts of an iCalendar `VEVENT` for a booking. */
export interface CalendarEvent {
  /** Stable per booking, so that a calendar updates the existing entry. */
  uid: string;
  /** Increases with each revision of the booking; the calendar uses the highest. */
  sequence: number;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  start: Temporal.Instant;
  end: Temporal.Instant;
  created: Temporal.Instant;
  title: string;
  description: string;
  /** Branch name and address, on one line. */
  location: string;
  /** Decimal degrees. */
  geo: { lat: number; lon: number };
  /** Hours before the start at which the calendar reminds; null for no reminder. */
  alarmHours: number | null;
}

/** Hours before the visit, as for the reminder by text message. */
const ALARM_HOURS = 2;

/** Localised texts. */
export type CalendarWords = Pick<CalendarEvent, 'title' | 'description'>;

type Booking = Pick<
  Reservation,
  | 'id'
  | 'reminder'
  | 'revision'
  | 'reservation_status'
  | 'reservation_time'
  | 'end_time'
  | 'created_at'
  | 'branch'
>;

/** Calendar status for each booking status. Unknown statuses are tentative. */
const STATUSES: Readonly<Record<string, CalendarEvent['status']>> = {
  PENDING: 'TENTATIVE',
  APPROVED: 'CONFIRMED',
  COMPLETED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
  REJECTED: 'CANCELLED',
  NO_SHOW: 'CANCELLED',
};

/**
 * Returns the calendar entry of a booking. A later revision replaces the earlier entry.
 * @param host domain in the entry's id, as in `<id>@demo.example`
 */
export function calendarEvent(
  booking: Booking,
  { description, title }: CalendarWords,
  host: string,
): CalendarEvent {
  const { branch } = booking;
  const status = STATUSES[booking.reservation_status] ?? 'TENTATIVE';
  return {
    uid: `${booking.id}@${host}`,
    sequence: booking.revision,
    status,
    start: Temporal.Instant.from(booking.reservation_time),
    end: Temporal.Instant.from(booking.end_time),
    created: Temporal.Instant.from(booking.created_at),
    title,
    description,
    location: `${branch.branch_name}, ${branch.address}`,
    geo: { lat: Number(branch.latitude), lon: Number(branch.longitude) },
    alarmHours: booking.reminder === 1 && status !== 'CANCELLED' ? ALARM_HOURS : null,
  };
}
