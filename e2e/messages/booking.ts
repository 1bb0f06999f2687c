import { bookingMachines, bookTableMachines } from '@claypot/domain/app';
import { selectBooking, selectBookTable, selectReservationRequest } from '@claypot/domain/booking';
import type { SuccessMessage } from '@claypot/domain/machines';
import { createActor, waitFor } from 'xstate';
import { sql } from '../../apps/api/src/platform/db/sql.ts';
import { book, changeBranch, hostMoves } from '../../apps/api/src/testing/booking.ts';
import { as, at, OTHER_GUEST } from '../../apps/api/src/testing/restaurant.ts';
import { SS2 } from '../../apps/api/src/testing/seed/seed.ts';
import type { MessageCase } from './message-case.ts';
import type { Visit } from './visit.ts';

const TOMORROW = Temporal.PlainDate.from('2026-11-22');

/** Fills in dinner for four tomorrow, runs `happening`, then presses Book. */
async function bookAfter({ app, restaurant, run }: Visit, act: () => unknown) {
  const page = run(
    createActor(app.machines(bookTableMachines).bookTable, { input: { branch_id: SS2 } }),
  );
  const now = () => restaurant.clock.now().toZonedDateTimeISO('Asia/Kuala_Lumpur');
  const view = () => selectBookTable(page.getSnapshot(), now());
  page.send({ type: 'CHANGE', change: { field: 'number_of_seats', value: 4 } });
  page.send({ type: 'CHANGE', change: { field: 'customer_name', value: 'Ann Tan' } });
  page.send({ type: 'CHANGE', change: { field: 'phone_no', value: '012-345 6789' } });
  await waitFor(page, () => view().days !== null && !view().updating);
  page.send({ type: 'CHOOSE_TIME', slot: { date: TOMORROW, time: '19:00' } });
  await act();
  page.send({ type: 'SUBMIT' });
  await waitFor(app.reservation, (snapshot) => selectReservationRequest(snapshot).problem !== null);
  return selectReservationRequest(app.reservation.getSnapshot());
}

/** The branch decides while the guest views the reservation; then the guest cancels it. */
async function cancelAfter(visit: Visit, to: 'APPROVED' | 'REJECTED') {
  const opened = await openBooking(visit);
  const { reservation } = opened.view();
  await hostMoves(visit.restaurant, reservation?.id ?? '', { from: 'PENDING', to });
  return cancel(opened);
}

/** Cases of every message about reservations. */
export const bookings: readonly MessageCase[] = [
  {
    code: 'UNABLE_TO_RESERVE',
    when: 'others take the last table meanwhile',
    showing: 'screen',
    trigger: (visit) =>
      bookAfter(visit, () => book(visit.restaurant, { ...as(OTHER_GUEST), number_of_seats: 78 })),
    view: {
      stage: 'rejected',
      problem: {
        kind: 'full',
        nearest: [{ time: '17:00' }, { time: '17:30' }, { time: '20:30' }],
      },
    },
  },
  {
    code: 'UNABLE_TO_RESERVE',
    when: 'the branch takes no bookings any more',
    showing: 'popup',
    trigger: (visit) =>
      bookAfter(visit, () => changeBranch(visit.restaurant, sql`is_able_reservation = false`)),
    view: { stage: 'rejected', problem: { kind: 'notTaken', contact_no: '+60378765432' } },
  },
  {
    code: 'UNABLE_TO_RESERVE',
    when: 'the branch closes for a while',
    showing: 'popup',
    trigger: (visit) =>
      bookAfter(visit, () => changeBranch(visit.restaurant, sql`temporarily_closed = true`)),
    view: { stage: 'rejected', problem: { kind: 'notTaken', contact_no: '+60378765432' } },
  },
  {
    code: 'INVALID_RESERVATION_TIME',
    when: 'the page was left open overnight',
    showing: 'screen',
    trigger: (visit) => bookAfter(visit, () => visit.restaurant.clock.set(at('2026-11-22T18:30'))),
    view: { stage: 'rejected', problem: { kind: 'timeUnavailable', nearest: [{ time: '19:30' }] } },
  },
  {
    code: 'PARTY_TOO_LARGE',
    when: 'the branch has taken tables away',
    showing: 'screen',
    trigger: (visit) =>
      bookAfter(visit, () => changeBranch(visit.restaurant, sql`number_of_seats = 3`)),
    view: { stage: 'rejected', problem: { kind: 'tooLarge', most: 3 } },
  },
  {
    code: 'RESERVATION_APPROVED',
    when: 'the branch is quicker than the guest who cancels',
    showing: 'popup',
    trigger: (visit) => cancelAfter(visit, 'APPROVED'),
    view: { cancel: { status: 'rejected', error: 'RESERVATION_APPROVED' } },
  },
  {
    code: 'RESERVATION_NOT_CANCELLABLE',
    when: 'the branch has rejected what the guest cancels',
    showing: 'popup',
    trigger: (visit) => cancelAfter(visit, 'REJECTED'),
    view: { cancel: { status: 'rejected', error: 'RESERVATION_NOT_CANCELLABLE' } },
  },
];

/** Books a table and opens the reservation. */
async function openBooking({ app, guest, restaurant, run }: Visit) {
  const { id } = await book(restaurant, guest);
  const booking = run(
    createActor(app.machines(bookingMachines).bookings, { input: { reservation_id: id } }),
  );
  const view = () => selectBooking(booking.getSnapshot());
  await waitFor(booking, () => view().reservation !== null);
  return { booking, view };
}

/** Presses Cancel, confirms, and waits for the result. */
async function cancel({ booking, view }: Awaited<ReturnType<typeof openBooking>>) {
  const { reservation } = view();
  if (reservation === null) throw new Error('There is no booking to cancel');
  booking.send({ type: 'CANCEL', reservation });
  await waitFor(booking, () => view().cancel.status === 'asking');
  booking.send({ type: 'CONFIRM' });
  await waitFor(booking, () => view().cancel.status !== 'running');
  return view();
}

export const bookingSuccesses = {
  async bookingCancelled(visit) {
    await cancel(await openBooking(visit));
  },
} satisfies Partial<Record<SuccessMessage, (visit: Visit) => Promise<unknown>>>;
