import { type BookTableDeps, createBookTable } from '../reservation/book-table/book-table.live.ts';
import { type BookingsDeps, createBookings } from '../reservation/bookings/bookings.live.ts';

/** Makers of the machines of booking. */
export function createBookingMachines(deps: BookTableDeps & BookingsDeps) {
  return {
    bookTable: () => createBookTable(deps),
    bookings: () => createBookings(deps),
  };
}
