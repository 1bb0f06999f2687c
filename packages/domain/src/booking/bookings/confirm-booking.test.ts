import { ApiError, type Reservation, type Sdk } from '@claypot/sdk';
import { aReservation } from '@claypot/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import { createPlace } from '../../machines/locate/place.ts';
import { LATE_AFTER } from '../../machines/query/query.machine.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import { deferred, fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createBookings } from './bookings.implementation.ts';
import { selectBooking } from './bookings.selectors.ts';
import { confirmBooking } from './confirm-booking.ts';
import { RESERVATIONS_KEY } from './reservations-key.ts';

const GUEST = { customer_id: null, guest_id: '00000000-0000-4000-8000-00000000000a' };
const pending = aReservation({ revision: 0 });
const approved = aReservation({ reservation_status: 'APPROVED', revision: 1 });

/** Opens the screen of a booking that is cached as pending in the list. */
function opened() {
  const reservationDetail = vi.fn<Sdk['reservationDetail']>();
  const ports = fakePorts({ reservationDetail });
  const cache = createQueryCache(ports.clock);
  cache.put(queryKey<Reservation[]>(...RESERVATIONS_KEY, 'list', GUEST), [pending]);
  const machine = createBookings({
    api: ports.api,
    cache,
    clock: ports.clock,
    events: recordedEvents(),
    identity: () => GUEST,
    isSeen: () => true,
    place: createPlace(),
  });
  const first = deferred<Reservation>();
  reservationDetail.mockReturnValueOnce(first.promise);
  const input = { reservation_id: pending.id };
  const actor = createActor(machine, { clock: ports.clock.delays, input }).start();
  const view = () => selectBooking(actor.getSnapshot());
  return { actor, clock: ports.clock, first, reservationDetail, view };
}

describe('confirmBooking', () => {
  it('marks the booking as unconfirmed until its own record loads', async () => {
    const { first, view } = opened();
    expect(view()).toMatchObject({ reservation: pending, unconfirmed: true });
    first.resolve(approved);
    await replies();
    expect(view()).toMatchObject({ reservation: approved, unconfirmed: false });
  });

  it('returns the record that was requested after the call', async () => {
    const { actor, first, reservationDetail } = opened();
    const confirmed = confirmBooking(actor);
    reservationDetail.mockResolvedValueOnce(approved);
    // The response in flight was requested before the call and may be older.
    first.resolve(pending);
    expect(await confirmed).toEqual(approved);
    expect(reservationDetail).toHaveBeenCalledTimes(2);
  });

  it('reloads a record that was loaded earlier', async () => {
    const { actor, first, reservationDetail } = opened();
    first.resolve(approved);
    await replies();
    const cancelled = aReservation({ reservation_status: 'CANCELLED', revision: 2 });
    reservationDetail.mockResolvedValueOnce(cancelled);
    expect(await confirmBooking(actor)).toEqual(cancelled);
  });

  it('returns null when the network fails', async () => {
    const { actor, first, reservationDetail } = opened();
    first.resolve(pending);
    await replies();
    reservationDetail.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    expect(await confirmBooking(actor)).toBeNull();
  });

  it.each([
    ['failed', new ApiError({ kind: 'network' })],
    ['was late', null],
  ])('reloads the record after a call that %s', async (_, failure) => {
    const { actor, clock, first, reservationDetail } = opened();
    first.resolve(approved);
    await replies();
    if (failure === null) reservationDetail.mockReturnValueOnce(new Promise(() => {}));
    else reservationDetail.mockRejectedValueOnce(failure);
    const before = confirmBooking(actor);
    if (failure === null) clock.advance(LATE_AFTER);
    expect(await before).toBeNull();
    const cancelled = aReservation({ reservation_status: 'CANCELLED', revision: 2 });
    reservationDetail.mockResolvedValue(cancelled);
    expect(await confirmBooking(actor)).toEqual(cancelled);
  });

  it('returns null when the response takes too long', async () => {
    const { actor, clock, first, reservationDetail } = opened();
    first.resolve(pending);
    await replies();
    reservationDetail.mockReturnValue(new Promise(() => {}));
    const confirmed = confirmBooking(actor);
    clock.advance(LATE_AFTER);
    expect(await confirmed).toBeNull();
  });

  it('returns null when the booking no longer exists', async () => {
    const { actor, first, reservationDetail } = opened();
    first.resolve(pending);
    await replies();
    reservationDetail.mockRejectedValueOnce(
      new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 }),
    );
    expect(await confirmBooking(actor)).toBeNull();
  });

  it('returns null when the screen is left', async () => {
    const { actor } = opened();
    const confirmed = confirmBooking(actor);
    actor.stop();
    expect(await confirmed).toBeNull();
  });
});
