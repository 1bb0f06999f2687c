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

/** A restaurant that takes bookings, and any number of pages of one browser before it. */
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

/** Fills the form of a table in and sends it. */
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

describe('a guest who books', () => {
  test('is led to their bookings, where it stands', async () => {
    const { app, ports } = await asGuest();
    expect(app.mayHaveBooked()).toBe(false);
    await book(app);
    expect(ports.navigation.visits).toEqual([['replace', '/myBooking']]);
    expect(app.mayHaveBooked()).toBe(true);
    const { view } = await openList(app);
    expect(view().upcoming).toHaveLength(1);
  });

  test('sees it in a list that was open before', async () => {
    const { app, reservationList } = await asGuest();
    reservationList.mockResolvedValueOnce([]);
    const { view } = await openList(app);
    expect(view().status).toBe('empty');
    await book(app);
    expect(view().upcoming).toHaveLength(1);
  });

  test('can book another table after that', async () => {
    const { app, reservationStore } = await asGuest();
    const first = await book(app);
    first.stop();
    await book(app);
    const keys = reservationStore.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });

  test('and reloads before the answer is led there by the form', async () => {
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

  test('and reloads on another page learns of it without being led away', async () => {
    const { app, open, ports, reservationOutcome, reservationStore } = await asGuest();
    reservationStore.mockReturnValueOnce(new Promise(() => {}));
    await book(app);
    app.stop();
    reservationOutcome.mockResolvedValue({ reservation: aReservation() });
    expect(stage(await open())).toBe('done');
    expect(ports.navigation.visits).toEqual([]);
  });

  test('and signs out leaves neither key nor name', async () => {
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

describe('a booking that is cancelled', () => {
  test('is told by a toast, and in the list at once', async () => {
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

  test('in another tab is asked for in this one', async () => {
    const { app, ports, reservationList } = await asGuest();
    await openList(app);
    ports.storage.changeFromAnotherTab('claypot:demo:bookings-changed', 'word');
    await replies();
    expect(reservationList).toHaveBeenCalledTimes(2);
  });
});
