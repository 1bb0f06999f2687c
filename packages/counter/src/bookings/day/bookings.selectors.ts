import { selectChildQuery } from '@claypot/domain/flows';
import { selectMutation } from '@claypot/domain/machines';
import type { BookingDay, CounterBooking } from '@claypot/sdk/counter';
import type { BookingGroups, BookingStepView, BookingsView, BookingView } from '../views.ts';
import { viewBooking } from './booking-view.ts';
import type { BookingsSnapshot } from './bookings.machine.ts';

/** Returns the bookings. `now` is the time by the server's clock. */
export function selectBookings(snapshot: BookingsSnapshot, now: Temporal.Instant): BookingsView {
  const { asOf, data, error, stale, status, unconfirmed } = selectChildQuery(snapshot.children.day);
  const { date, open } = snapshot.context;
  const view = (booking: CounterBooking) => viewBooking(booking, now);
  return {
    status: data === null ? (status === 'loading' ? 'loading' : 'failed') : 'ready',
    day: data,
    date: data?.date ?? date,
    groups: groupsOf(data, view),
    guests: guestsOf(data),
    open: open === null ? null : view(latest(open, data)),
    step: stepOf(snapshot),
    asOf,
    stale,
    unconfirmed,
    error,
  };
}

function groupsOf(
  day: BookingDay | null,
  view: (booking: CounterBooking) => BookingView,
): BookingGroups {
  const of = (which: (booking: CounterBooking) => boolean) =>
    (day?.bookings ?? []).filter(which).map(view);
  const isOpen = ({ status }: CounterBooking) => status === 'APPROVED';
  return {
    waiting: (day?.waiting ?? []).map(view),
    over: of((booking) => booking.is_over && isOpen(booking) && booking.seated_at === null),
    seated: of((booking) => isOpen(booking) && booking.seated_at !== null),
    expected: of((booking) => isOpen(booking) && booking.seated_at === null && !booking.is_over),
    ended: of(({ status }) => status !== 'APPROVED' && status !== 'PENDING'),
  };
}

function guestsOf(day: BookingDay | null): number {
  const counted = (day?.bookings ?? []).filter(({ status }) =>
    ['PENDING', 'APPROVED', 'COMPLETED'].includes(status),
  );
  return counted.reduce((sum, { number_of_seats }) => sum + number_of_seats, 0);
}

/** Returns the newest known version of a booking. */
function latest(open: CounterBooking, day: BookingDay | null): CounterBooking {
  const known = [...(day?.bookings ?? []), ...(day?.waiting ?? [])];
  return known
    .filter(({ id }) => id === open.id)
    .reduce((newest, each) => (each.revision >= newest.revision ? each : newest), open);
}

function stepOf({ children }: BookingsSnapshot): BookingStepView {
  if (children.step === undefined) {
    return { status: 'idle', booking: null, step: null, error: null };
  }
  const { error, input, output, status } = selectMutation(children.step.getSnapshot());
  return {
    status,
    booking: output ?? input?.booking ?? null,
    step: input?.step ?? null,
    error,
  };
}
