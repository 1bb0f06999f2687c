import { unprovidedIn } from '@claypot/domain/flows';
import { expect, test } from 'vitest';
import { fakeRuntime } from '../app/testing/runtime.ts';
import { bookingMachines } from './booking-machines.ts';
import { createBookingSearch } from './search/booking-search.implementation.ts';

test('all actors, guards and actions of the machines are provided', () => {
  const runtime = fakeRuntime({});
  const machines = [
    createBookingSearch({ ...runtime, branch_id: 'bangsar' }),
    ...Object.values(bookingMachines(runtime)),
  ];
  expect(machines.map(({ id }) => id)).toContain('bookings');
  expect(machines.flatMap(unprovidedIn)).toEqual([]);
});
