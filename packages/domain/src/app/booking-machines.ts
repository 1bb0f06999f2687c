import { createBookings } from '../reservation/bookings/bookings.live.ts';
import { defineMachines } from './define-machines.ts';

/** The bookings that were made. */
export const bookingMachines = defineMachines((parts) => ({
  bookings: () => createBookings(parts),
}));
