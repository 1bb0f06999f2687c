import { ApiError, type Sdk } from '@claypot/sdk';
import { aCompany, aReservation } from '@claypot/testing';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { selectBookings } from '../booking/bookings/bookings.selectors.ts';
import { selectReservationRequest } from '../booking/request/reservation-request.selectors.ts';
import { aBookableBranch } from '../booking/testing/booking-desk.ts';
import { fakePorts } from '../testing/fakes.ts';
import { replies } from '../testing/replies.ts';
import { createApp } from './app.ts';
import { bookTableMachines } from './machines/booking/book-table-machines.ts';
import { bookingMachines } from './machines/booking/booking-machines.ts';

const TOMORROW = Temporal.PlainDate.from('2026-11-22');

/** Returns a restaurant that accepts bookings, and a browser with any number of pages. */
function aRestaurant() {
  const operations = {
    branchDetail: vi.fn<Sdk['branchDetail']>(async () => aBookableBranch()),
    reservationStore: vi.fn<Sdk['reservationStore']>(async () => aReservation()),
    reservationOutcome: vi.fn<Sdk['reservationOutcome']>(async () => ({ reservation: null })),
    reservationList: vi.fn<Sdk['reservationList']>(async () => [aReservation()]),
    reservationCancel: vi.fn<Sdk['reservationCancel']>(async () =>
      aReservation({ reservation_status: 'CANCELLED', revision: 1 }),
    ),
  };
  const ports = fakePorts(operations);
  const open = async () => {
    const app = createApp(ports, { subdomain: 'demo', company: aCompany() });
    await app.loadMachines();
    await replies();
    return app;
  };
  return { ...operations, open, ports };
}

async function asGuest() {
  const restaurant = aRestaurant();
  const app = await restaurant.open();
  app.session.send({ type: 'CONTINUE_AS_GUEST' });
  await replies();
  return { ...restaurant, app };
}

type App = Awaited<ReturnType<typeof asGuest>>['app'];

/** Fills in the booking form and submits it. */
async function book(app: App) {
  const input = { branch_id: 'bangsar' };
  const page = createActor(app.machines(bookTableMachines).bookTable, { input }).start();
  await replies();
  page.send({ type: 'CHANGE', change: { field: 'customer_name', value: 'Aisyah' } });
  page.send({ type: 'CHANGE', change: { field: 'phone_no', value: '012-345 6789' } });
  page.send({ type: 'CHOOSE_TIME', slot: { date: TOMORROW, time: '19:00' } });
  page.send({ type: 'SUBMIT' });
  await replies();
  return page;
}

const stage = (app: App) => selectReservationRequest(app.reservation.getSnapshot()).stage;

async function openList(app: App) {
  const list = createActor(app.machines(bookingMachines).bookings, {
    input: { reservation_id: null },
  }).start();
  await replies();
  const view = () => selectBookings(list.getSnapshot(), app.ports.clock.now());
  return { list, view };
}

describe('booking as a guest', () => {
  test('navigates to the list of bookings and shows the new one', async () => {
    const { app, ports } = await asGuest();
    expect(app.mayHaveBooked()).toBe(false);
    await book(app);
    expect(ports.navigation.visits).toEqual([['replace', '/myBooking']]);
    expect(app.mayHaveBooked()).toBe(true);
    const { view } = await openList(app);
    expect(view().upcoming).toHaveLength(1);
  });

  test('updates a list that is already open', async () => {
    const { app, reservationList } = await asGuest();
    reservationList.mockResolvedValueOnce([]);
    const { view } = await openList(app);
    expect(view().status).toBe('empty');
    await book(app);
    expect(view().upcoming).toHaveLength(1);
  });

  test('sends a new idempotency key for the next booking', async () => {
    const { app, reservationStore } = await asGuest();
    const first = await book(app);
    first.stop();
    await book(app);
    const keys = reservationStore.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });

  test('redirects from the form when the outcome is found after a reload', async () => {
    const { app, open, ports, reservationOutcome, reservationStore } = await asGuest();
    reservationStore.mockReturnValueOnce(new Promise(() => {}));
    await book(app);
    app.stop();
    reservationOutcome.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    const next = await open();
    expect(stage(next)).toBe('unreachable');
    reservationOutcome.mockResolvedValue({ reservation: aReservation() });
    createActor(next.machines(bookTableMachines).bookTable, {
      input: { branch_id: 'bangsar' },
    }).start();
    next.reservation.send({ type: 'RETRY' });
    await replies();
    expect(ports.navigation.visits).toEqual([['replace', '/myBooking']]);
    expect(reservationStore).toHaveBeenCalledOnce();
  });

  test('completes without navigation after a reload on another page', async () => {
    const { app, open, ports, reservationOutcome, reservationStore } = await asGuest();
    reservationStore.mockReturnValueOnce(new Promise(() => {}));
    await book(app);
    app.stop();
    reservationOutcome.mockResolvedValue({ reservation: aReservation() });
    expect(stage(await open())).toBe('done');
    expect(ports.navigation.visits).toEqual([]);
  });

  test('erases the stored request and contact on sign-out', async () => {
    const { app, ports, reservationStore } = await asGuest();
    reservationStore.mockReturnValueOnce(new Promise(() => {}));
    await book(app);
    const kept = () =>
      [...ports.storage.entries.keys()].filter((key) =>
        /:(reservation|booking-contact)$/.test(key),
      );
    expect(kept()).toHaveLength(2);
    app.session.send({ type: 'SIGN_OUT' });
    await replies();
    expect(kept()).toEqual([]);
    expect(stage(app)).toBe('idle');
  });
});

describe('cancelling a booking', () => {
  test('shows a toast and updates the list at once', async () => {
    const { app } = await asGuest();
    const { list, view } = await openList(app);
    list.send({ type: 'CANCEL', reservation: aReservation() });
    await replies();
    list.send({ type: 'CONFIRM' });
    await replies();
    expect(view().past).toHaveLength(1);
    expect(app.toasts.getSnapshot().context.queue).toMatchObject([
      { tone: 'success', message: 'bookingCancelled' },
    ]);
  });

  test('reloads the list when another tab cancels', async () => {
    const { app, ports, reservationList } = await asGuest();
    await openList(app);
    ports.storage.changeFromAnotherTab('claypot:demo:bookings-changed', 'word');
    await replies();
    expect(reservationList).toHaveBeenCalledTimes(2);
  });
});
