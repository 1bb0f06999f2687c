import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import { aBookingDay, aCounterBooking } from '@claypot/testing/counter';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../app/testing/runtime.ts';
import { createBookings } from './day/bookings.implementation.ts';
import type { BookingsEvent } from './day/bookings.machine.ts';
import { selectBookings } from './day/bookings.selectors.ts';

const NOW = Temporal.Instant.from('2026-11-28T19:20:00+08:00');
const AISYAH = aCounterBooking();
const PENDING = aCounterBooking({ id: 'table-2', status: 'PENDING', revision: 0 });
const SEATED = aCounterBooking({ id: 'table-3', seated_at: '2026-11-28T19:05:00+08:00' });
const OVER = aCounterBooking({ id: 'table-4', is_over: true });
const GONE = aCounterBooking({ id: 'table-5', status: 'CANCELLED' });
const DAY = aBookingDay({ bookings: [AISYAH, SEATED, OVER, GONE], waiting: [PENDING] });

async function setUp(
  api: Partial<CounterSdk> = {},
  bookingDay = vi.fn<CounterSdk['bookingDay']>(async () => DAY),
  address: { date: string | null; wanted: string | null } = { date: null, wanted: null },
) {
  const runtime = fakeRuntime({ bookingDay, ...api });
  const actor = createActor(createBookings(runtime), {
    input: { branch_id: 'bangsar', ...address },
  }).start();
  await replies();
  return {
    bookingDay,
    runtime,
    view: () => selectBookings(actor.getSnapshot(), NOW),
    send: async (event: BookingsEvent) => {
      actor.send(event);
      await replies();
    },
  };
}

const ids = (parties: readonly { readonly booking: { readonly id: string } }[]) =>
  parties.map(({ booking }) => booking.id);

test('groups the bookings of one response by what staff do next', async () => {
  const { view } = await setUp();
  const { groups, status } = view();
  expect(status).toBe('ready');
  expect(ids(groups.waiting)).toEqual(['table-2']);
  expect(ids(groups.over)).toEqual(['table-4']);
  expect(ids(groups.seated)).toEqual(['table-3']);
  expect(ids(groups.expected)).toEqual(['table-1']);
  expect(ids(groups.ended)).toEqual(['table-5']);
});

test('shows how long each party waits', async () => {
  const { expected, seated, waiting } = (await setUp()).view().groups;
  expect(expected[0]?.waits).toEqual({ kind: 'late', minutes: 20 });
  expect(seated[0]?.waits).toEqual({ kind: 'seated', minutes: 15 });
  expect(waiting[0]?.waits?.kind).toBe('reply');
});

test('counts the guests that come or came', async () => {
  expect((await setUp()).view().guests).toBe(12);
});

test('another day is loaded with its date, and today without', async () => {
  const { bookingDay, send } = await setUp();
  await send({ type: 'DATE', date: '2026-11-29' });
  await send({ type: 'DATE', date: null });
  expect(bookingDay.mock.calls.map(([{ body }]) => body.date)).toEqual([null, '2026-11-29', null]);
});

test('loads the day again when the stream reports a change', async () => {
  const { bookingDay, runtime } = await setUp();
  runtime.emit({ type: 'bookings.changed', waiting: 1 });
  await replies();
  expect(bookingDay).toHaveBeenCalledTimes(2);
});

test('sends a step with the revision that the person saw, and loads the day again', async () => {
  const takeBookingStep = vi.fn<CounterSdk['takeBookingStep']>(async () => ({
    ...PENDING,
    status: 'APPROVED' as const,
    revision: 1,
  }));
  const { bookingDay, send, view } = await setUp({ takeBookingStep });
  await send({ type: 'STEP', booking: PENDING, step: 'approve' });
  expect(takeBookingStep.mock.calls[0]?.[0].body).toEqual({ step: 'approve', revision: 0 });
  expect(view().step).toMatchObject({ status: 'done', step: 'approve' });
  expect(view().step.booking?.status).toBe('APPROVED');
  expect(bookingDay).toHaveBeenCalledTimes(2);
});

test('repeats a step with the same key after a lost response', async () => {
  const takeBookingStep = vi.fn<CounterSdk['takeBookingStep']>(async () => PENDING);
  takeBookingStep.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
  const { send, view } = await setUp({ takeBookingStep });
  await send({ type: 'STEP', booking: PENDING, step: 'approve' });
  expect(view().step.status).toBe('rejected');
  await send({ type: 'STEP', booking: PENDING, step: 'approve' });
  const keys = takeBookingStep.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('shows the error of a booking that has changed, and loads it', async () => {
  const takeBookingStep = vi.fn<CounterSdk['takeBookingStep']>();
  takeBookingStep.mockRejectedValue(
    new ApiError({ kind: 'rejected', code: 'BOOKING_CHANGED', status: 409, data: null }),
  );
  const { bookingDay, send, view } = await setUp({ takeBookingStep });
  await send({ type: 'STEP', booking: PENDING, step: 'approve' });
  expect(view().step).toMatchObject({ status: 'rejected', error: 'BOOKING_CHANGED' });
  expect(bookingDay).toHaveBeenCalledTimes(2);
});

test('keeps the open details current', async () => {
  const bookingDay = vi.fn<CounterSdk['bookingDay']>(async () => DAY);
  const { send, view } = await setUp({}, bookingDay);
  await send({ type: 'OPEN', booking: AISYAH });
  bookingDay.mockResolvedValue({
    ...DAY,
    bookings: [{ ...AISYAH, number_of_seats: 6, revision: 2 }],
  });
  await send({ type: 'REFRESH' });
  expect(view().open?.booking.number_of_seats).toBe(6);
  await send({ type: 'CLOSE' });
  expect(view().open).toBeNull();
});

test('shows a failed load, and loads again', async () => {
  const bookingDay = vi.fn<CounterSdk['bookingDay']>(async () => DAY);
  bookingDay.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
  const { send, view } = await setUp({}, bookingDay);
  expect(view()).toMatchObject({ status: 'failed', day: null });
  await send({ type: 'RETRY' });
  expect(view().status).toBe('ready');
});

test('shows the day of the address, and opens its booking', async () => {
  const address = { date: '2026-11-28', wanted: 'table-3' };
  const { bookingDay, send, view } = await setUp({}, undefined, address);
  expect(bookingDay.mock.calls[0]?.[0]).toEqual({
    body: { branch_id: 'bangsar', date: '2026-11-28' },
  });
  expect(view().open?.booking.id).toBe('table-3');
  await send({ type: 'CLOSE' });
  await send({ type: 'REFRESH' });
  expect(view().open).toBeNull();
});

test('opens nothing for a booking that the day does not have', async () => {
  const { view } = await setUp({}, undefined, { date: null, wanted: 'table-of-another-day' });
  expect(view().open).toBeNull();
});
