import { bookingMachines } from '@claypot/domain/app';
import { type BookingsView, selectBookings } from '@claypot/domain/booking';
import type { Reservation } from '@claypot/sdk';
import { createActor } from 'xstate';
import { type Screen, settled, type Visit } from '../kiosk.ts';
import { confirm } from '../terminal/choose.ts';

/** Statuses with a translation; unknown ones are shown verbatim. */
const STATUSES = {
  PENDING: 'booking:now_PENDING',
  APPROVED: 'booking:now_APPROVED',
  CANCELLED: 'booking:now_CANCELLED',
  REJECTED: 'booking:now_REJECTED',
  NO_SHOW: 'booking:now_NO_SHOW',
  COMPLETED: 'booking:now_COMPLETED',
} as const;

/** Shows the booked table and prints each status change until the customer leaves. */
export const bookingList: Screen = async (visit) => {
  const { app, run, terminal, words } = visit;
  const { t } = words;
  const actor = run(
    createActor(app.machines(bookingMachines).bookings, { input: { reservation_id: null } }),
  );
  const select = (snapshot: ReturnType<typeof actor.getSnapshot>) =>
    selectBookings(snapshot, app.ports.clock.now());
  const loaded = ({ status }: BookingsView) => status !== 'loading';
  let view = await settled(actor, select, loaded);
  while (view.status === 'failed') {
    terminal.say(t('booking:listFailed'), words.error(view.error ?? 'ERROR'));
    if (!(await confirm(visit, t('common:retry'), t('kiosk:next')))) break;
    actor.send({ type: 'RETRY' });
    view = await settled(actor, select, loaded);
  }
  const shownStatuses = new Map<string, string>();
  const showNews = (next: BookingsView) => {
    for (const booking of [...next.upcoming, ...next.past]) {
      if (shownStatuses.get(booking.id) === booking.reservation_status) continue;
      if (!shownStatuses.has(booking.id)) print(visit, booking);
      shownStatuses.set(booking.id, booking.reservation_status);
      terminal.say(statusText(visit, booking.reservation_status));
    }
  };
  showNews(view);
  const subscription = actor.subscribe((snapshot) => showNews(select(snapshot)));
  await terminal.ask(t('kiosk:next'));
  subscription.unsubscribe();
  // Prevents the next customer from seeing this customer's bookings.
  app.session.send({ type: 'SIGN_OUT' });
  return undefined;
};

function print({ terminal, words }: Visit, booking: Reservation): void {
  const { format, t } = words;
  const { branch, number_of_seats: count, reservation_no, reservation_time } = booking;
  const at = Temporal.Instant.from(reservation_time);
  terminal.title(
    `${branch.branch_name} · ${format.dateTime(at)} · ${t('booking:party', { count })}`,
  );
  terminal.say(`${t('booking:number')}: ${reservation_no}`);
}

function statusText({ words: { t } }: Visit, status: string): string {
  return status in STATUSES ? t(STATUSES[status as keyof typeof STATUSES]) : status;
}
