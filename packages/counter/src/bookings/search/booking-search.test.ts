import { replies } from '@claypot/domain/testing';
import type { CounterSdk } from '@claypot/sdk/counter';
import { aCounterBooking } from '@claypot/testing/counter';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { createBookingSearch } from './booking-search.implementation.ts';
import { selectBookingSearch } from './booking-search.selectors.ts';

const NOW = Temporal.Instant.from('2026-11-28T12:00:00+08:00');

test('searches after a pause, from two characters on', async () => {
  const bookingSearch = vi.fn<CounterSdk['bookingSearch']>(async () => ({
    bookings: [aCounterBooking()],
  }));
  const runtime = fakeRuntime({ bookingSearch });
  const { device } = runtime;
  const actor = createActor(createBookingSearch({ ...runtime, branch_id: 'bangsar' }), {
    clock: device.delays,
  }).start();
  const view = () => selectBookingSearch(actor.getSnapshot(), NOW);
  actor.send({ type: 'TYPE', text: 'A' });
  expect(view()).toEqual({ query: 'A', status: 'idle', found: [] });
  actor.send({ type: 'TYPE', text: 'Ai' });
  expect(view().status).toBe('loading');
  device.advance(300);
  await replies();
  expect(view()).toMatchObject({ status: 'ready', found: [{ booking: { id: 'table-1' } }] });
  bookingSearch.mockResolvedValue({ bookings: [] });
  actor.send({ type: 'TYPE', text: 'Aix' });
  device.advance(300);
  await replies();
  expect(view().status).toBe('empty');
  expect(bookingSearch.mock.calls.map(([{ body }]) => body)).toEqual([
    { branch_id: 'bangsar', query: 'Ai' },
    { branch_id: 'bangsar', query: 'Aix' },
  ]);
});
