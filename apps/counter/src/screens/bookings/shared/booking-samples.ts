import type {
  BookingGroups,
  BookingSearchView,
  BookingStepView,
  BookingsView,
  BookingView,
} from '@claypot/counter/bookings';
import type { BookingDay, CounterBooking } from '@claypot/sdk/counter';
import { aBookingDay, aCounterBooking } from '@claypot/testing/counter';
import { TIME_ZONE } from '../../orders/shared/testing/samples.ts';

export const NOW = Temporal.Instant.from('2026-11-28T11:20:00Z');

/** Returns the view of a booking, for stories. */
export function aParty(
  fields: Partial<CounterBooking> = {},
  view: Partial<BookingView> = {},
): BookingView {
  return {
    booking: aCounterBooking(fields),
    steps: ['seat', 'no_show', 'complete'],
    canReject: true,
    canMove: true,
    waits: null,
    ...view,
  };
}

export const WAITING = aParty(
  {
    id: 'table-2',
    status: 'PENDING',
    customer_name: '陈美玲',
    date: '2026-11-29',
    starts_at: '2026-11-29T04:30:00Z',
    time: '12:30',
    end_time: '14:00',
    number_of_seats: 9,
    occasion: null,
    note: 'Two wheelchairs, and a table away from the kitchen.',
  },
  { steps: ['approve'], waits: { kind: 'reply', minutes: 47 } },
);
export const LATE = aParty({ occasion: 'birthday' }, { waits: { kind: 'late', minutes: 20 } });
export const SEATED = aParty(
  {
    id: 'table-3',
    source: 'walk_in',
    customer_name: null,
    phone_no: null,
    occasion: null,
    note: null,
    seated_at: '2026-11-28T10:05:00Z',
    time: '18:00',
    end_time: '19:30',
    starts_at: '2026-11-28T10:00:00Z',
  },
  { steps: ['complete'], canReject: false, waits: { kind: 'seated', minutes: 75 } },
);
export const OVER = aParty({ id: 'table-4', customer_name: 'Puan Zaleha', is_over: true });
export const GONE = aParty(
  { id: 'table-5', status: 'NO_SHOW', customer_name: 'Mr Tan', occasion: null },
  { steps: ['undo'], canReject: false, canMove: false },
);
export const REJECTED = aParty(
  {
    id: 'table-6',
    status: 'REJECTED',
    customer_name: 'Nurul',
    rejection: { reason: 'OTHER', text: 'Our kitchen is being repaired.' },
  },
  { steps: [], canReject: false, canMove: false },
);

const NONE: BookingGroups = { waiting: [], over: [], seated: [], expected: [], ended: [] };
export const NO_STEP: BookingStepView = { status: 'idle', booking: null, step: null, error: null };

/** Returns an evening with one over-full quarter of an hour. */
export function anEvening(fields: Partial<BookingDay> = {}): BookingDay {
  const quarter = (time: string, taken: number, capacity = 40, blocked = 0) => ({
    starts_at: Temporal.PlainDateTime.from(`2026-11-28T${time}`)
      .toZonedDateTime(TIME_ZONE)
      .toInstant()
      .toString(),
    time,
    capacity,
    blocked,
    taken,
    free: Math.max(0, capacity - taken),
    is_over: taken > capacity,
  });
  return aBookingDay({
    quarters: [
      quarter('18:45', 12),
      quarter('19:00', 16, 30, 10),
      quarter('19:15', 16, 30, 10),
      quarter('19:30', 34, 30, 10),
      quarter('19:45', 22),
    ],
    ...fields,
  });
}

/** Returns the view of a full day, for stories. */
export function aDayView(fields: Partial<BookingsView> = {}): BookingsView {
  return {
    status: 'ready',
    day: anEvening(),
    date: '2026-11-28',
    groups: {
      waiting: [WAITING],
      over: [OVER],
      seated: [SEATED],
      expected: [LATE],
      ended: [GONE, REJECTED],
    },
    guests: 42,
    open: null,
    step: NO_STEP,
    error: null,
    asOf: null,
    stale: false,
    unconfirmed: false,
    ...fields,
  };
}

export const EMPTY_DAY = aDayView({ groups: NONE, guests: 0 });
export const NO_SEARCH: BookingSearchView = { query: '', status: 'idle', found: [] };
