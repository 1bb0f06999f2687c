import { ApiError, type Reservation, type Sdk } from '@claypot/sdk';
import { aReservation } from '@claypot/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import { createPlace } from '../../machines/locate/place.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { rejection } from '../testing/booking-desk.ts';
import { createBookings } from './bookings.implementation.ts';
import { selectBooking, selectBookings, selectNextBooking } from './bookings.selectors.ts';

const GUEST = { customer_id: null, guest_id: '00000000-0000-4000-8000-00000000000a' };
const HERE = { latitude: '3.139000', longitude: '101.686900' };

const pending = aReservation({ revision: 0 });
const approved = aReservation({ reservation_status: 'APPROVED', revision: 1 });
const cancelled = aReservation({ reservation_status: 'CANCELLED', revision: 1 });

function aGuest(listed: Reservation[] = [pending]) {
  const reservationList = vi.fn<Sdk['reservationList']>(async () => listed);
  const reservationDetail = vi.fn<Sdk['reservationDetail']>(async () => pending);
  const reservationCancel = vi.fn<Sdk['reservationCancel']>(async () => cancelled);
  const ports = fakePorts({ reservationList, reservationDetail, reservationCancel });
  const events = recordedEvents();
  const place = createPlace();
  const cache = createQueryCache(ports.clock);
  const isSeen = vi.fn(() => true);
  const machine = createBookings({
    api: ports.api,
    cache,
    clock: ports.clock,
    events,
    identity: () => GUEST,
    isSeen,
    place,
  });

  async function open(reservation_id: string | null) {
    const actor = createActor(machine, {
      clock: ports.clock.delays,
      input: { reservation_id },
    }).start();
    await replies();
    return {
      actor,
      list: () => selectBookings(actor.getSnapshot(), ports.clock.now()),
      next: () => selectNextBooking(actor.getSnapshot(), ports.clock.now()).booking,
      one: () => selectBooking(actor.getSnapshot()),
    };
  }
  const pass = async (milliseconds: number) => {
    ports.clock.advance(milliseconds);
    await replies();
  };
  return {
    cache,
    events,
    isSeen,
    open,
    pass,
    place,
    reservationCancel,
    reservationDetail,
    reservationList,
  };
}

describe('booking list', () => {
  it('splits the bookings into upcoming and past', async () => {
    const past = aReservation({ id: 'past', reservation_status: 'REJECTED' });
    const { open } = aGuest([pending, past]);
    const { list, next } = await open(null);
    expect(list()).toMatchObject({
      status: 'ready',
      upcoming: [{ id: 'reservation-1' }],
      past: [{ id: 'past' }],
      following: true,
    });
    // The visit is at 19:00 tomorrow, more than 24 hours away.
    expect(next()).toBeNull();
  });

  it('returns the next visit once it is less than 24 hours away', async () => {
    const { open, pass } = aGuest([approved]);
    const { next } = await open(null);
    await pass(7 * 3_600_000);
    expect(next()).toBeNull();
    await pass(1000);
    expect(next()).toEqual(approved);
  });

  it('has status empty if there are no bookings', async () => {
    const { open } = aGuest([]);
    const { list } = await open(null);
    expect(list()).toMatchObject({ status: 'empty', upcoming: [], past: [], following: false });
  });

  it('reloads on RETRY after a failed load', async () => {
    const { open, reservationList } = aGuest();
    reservationList.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    const { actor, list } = await open(null);
    expect(list()).toMatchObject({ status: 'failed', error: 'ERROR' });
    actor.send({ type: 'RETRY' });
    await replies();
    expect(list().status).toBe('ready');
  });

  it('polls until the branch has decided', async () => {
    const { open, pass, reservationList } = aGuest();
    const { list } = await open(null);
    await pass(4999);
    expect(reservationList).toHaveBeenCalledTimes(1);
    reservationList.mockResolvedValue([approved]);
    await pass(1);
    expect(list()).toMatchObject({
      following: false,
      upcoming: [{ reservation_status: 'APPROVED' }],
    });
    await pass(600_000);
    expect(reservationList).toHaveBeenCalledTimes(2);
  });

  it('polls less often the longer the branch does not decide', async () => {
    const { open, pass, reservationList } = aGuest();
    await open(null);
    const looksIn = async (milliseconds: number) => {
      reservationList.mockClear();
      await pass(milliseconds);
      return reservationList.mock.calls.length;
    };
    for (let seconds = 0; seconds < 600; seconds += 1) await pass(1000);
    const minutes = [];
    for (let minute = 0; minute < 3; minute += 1) minutes.push(await looksIn(60_000));
    expect(minutes).toEqual([1, 1, 1]);
  });

  it('stops polling while the page is hidden and refreshes when it is visible', async () => {
    const { isSeen, open, pass, reservationList } = aGuest();
    const { actor, list } = await open(null);
    isSeen.mockReturnValue(false);
    await pass(5000);
    expect(reservationList).toHaveBeenCalledTimes(2);
    await pass(600_000);
    expect(reservationList).toHaveBeenCalledTimes(2);
    isSeen.mockReturnValue(true);
    reservationList.mockResolvedValue([approved]);
    actor.send({ type: 'REFRESH' });
    await replies();
    expect(list().upcoming).toMatchObject([{ reservation_status: 'APPROVED' }]);
  });

  it('doubles the polling delay while requests fail', async () => {
    const { open, pass, reservationList } = aGuest();
    const { list } = await open(null);
    reservationList.mockRejectedValue(new ApiError({ kind: 'network' }));
    await pass(5000);
    expect(list()).toMatchObject({ status: 'ready', stale: true });
    await pass(9999);
    expect(reservationList).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(reservationList).toHaveBeenCalledTimes(3);
  });

  it.each([
    { type: 'booking.made', attended: false },
    { type: 'booking.cancelled' },
    { type: 'bookings.outdated' },
  ] as const)('refreshes on $type', async (event) => {
    const { events, open, reservationList } = aGuest([approved]);
    const { actor } = await open(null);
    events.emit(event);
    await replies();
    expect(reservationList).toHaveBeenCalledTimes(2);
    actor.stop();
    events.emit(event);
    expect(reservationList).toHaveBeenCalledTimes(2);
  });
});

describe('single booking', () => {
  it('sends the location of the customer if it is known', async () => {
    const { open, place, reservationDetail } = aGuest();
    await open('reservation-1');
    place.remember(HERE);
    await open('reservation-1');
    expect(reservationDetail.mock.calls.map(([request]) => request)).toEqual([
      { path: { id: 'reservation-1' }, body: { ...GUEST, latitude: null, longitude: null } },
      { path: { id: 'reservation-1' }, body: { ...GUEST, ...HERE } },
    ]);
  });

  it('shows the booking from the cached list at once', async () => {
    const { open, reservationDetail } = aGuest();
    await open(null);
    reservationDetail.mockReturnValueOnce(new Promise(() => {}));
    const { one } = await open('reservation-1');
    expect(one()).toMatchObject({ status: 'ready', reservation: pending, pending: true });
  });

  it('has status notFound for the booking of another customer', async () => {
    const { open, reservationDetail } = aGuest();
    reservationDetail.mockRejectedValueOnce(rejection('NOT_FOUND', null, 404));
    const { one } = await open('reservation-9');
    expect(one()).toMatchObject({ status: 'notFound', reservation: null, pending: false });
  });

  it('polls the booking until the branch has decided', async () => {
    const { open, pass, reservationDetail } = aGuest();
    const { one } = await open('reservation-1');
    reservationDetail.mockResolvedValue(approved);
    await pass(5000);
    expect(one()).toMatchObject({
      pending: false,
      reservation: { reservation_status: 'APPROVED' },
    });
    await pass(600_000);
    expect(reservationDetail).toHaveBeenCalledTimes(2);
  });
});

describe('cancellation', () => {
  async function pressed() {
    const guest = aGuest();
    const page = await guest.open('reservation-1');
    const press = async (event: Parameters<typeof page.actor.send>[0]) => {
      page.actor.send(event);
      await replies();
    };
    await press({ type: 'CANCEL', reservation: pending });
    return { ...guest, ...page, press };
  }

  it('asks for confirmation and changes nothing when it is declined', async () => {
    const { one, press, reservationCancel } = await pressed();
    expect(one().cancel).toMatchObject({ status: 'asking', input: { id: 'reservation-1' } });
    await press({ type: 'DISMISS' });
    expect(one()).toMatchObject({ cancel: { status: 'idle' }, pending: true });
    expect(reservationCancel).not.toHaveBeenCalled();
  });

  it('cancels after confirmation, emits an event and shows the result before reloading', async () => {
    const { events, one, press, reservationCancel, reservationDetail } = await pressed();
    reservationDetail.mockReturnValueOnce(new Promise(() => {}));
    await press({ type: 'CONFIRM' });
    expect(reservationCancel.mock.calls[0]?.[0]).toEqual({
      path: { id: 'reservation-1' },
      body: GUEST,
    });
    expect(events.emitted).toEqual([{ type: 'booking.cancelled' }]);
    expect(one()).toMatchObject({
      pending: false,
      reservation: { reservation_status: 'CANCELLED' },
      cancel: { status: 'done' },
    });
  });

  it('shows the approved booking and the number to call when the branch approved meanwhile', async () => {
    const { one, press, reservationCancel, reservationDetail } = await pressed();
    reservationCancel.mockRejectedValueOnce(
      rejection('RESERVATION_APPROVED', { contact_no: '+60322015512' }),
    );
    reservationDetail.mockResolvedValue(approved);
    await press({ type: 'CONFIRM' });
    expect(one()).toMatchObject({
      reservation: { reservation_status: 'APPROVED' },
      cancel: {
        status: 'rejected',
        error: 'RESERVATION_APPROVED',
        input: { branch: { contact_no: '+60322015512' } },
      },
    });
    await press({ type: 'DISMISS' });
    expect(one().cancel.status).toBe('idle');
  });

  it('reloads the booking when the response is lost', async () => {
    const { one, press, reservationCancel, reservationDetail } = await pressed();
    reservationCancel.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    reservationDetail.mockResolvedValue(cancelled);
    await press({ type: 'CONFIRM' });
    expect(one()).toMatchObject({
      pending: false,
      reservation: { reservation_status: 'CANCELLED' },
      cancel: { status: 'rejected', error: 'ERROR' },
    });
  });

  it('cancels the selected booking of the list', async () => {
    const other = aReservation({ id: 'reservation-2' });
    const { open, reservationCancel } = aGuest([pending, other]);
    reservationCancel.mockResolvedValueOnce({ ...cancelled, id: 'reservation-2' });
    const { actor, list } = await open(null);
    actor.send({ type: 'CANCEL', reservation: other });
    await replies();
    actor.send({ type: 'CONFIRM' });
    await replies();
    expect(reservationCancel.mock.calls[0]?.[0].path).toEqual({ id: 'reservation-2' });
    expect(list().past.map(({ id }) => id)).toEqual(['reservation-2']);
    expect(list().upcoming.map(({ id }) => id)).toEqual(['reservation-1']);
  });
});
