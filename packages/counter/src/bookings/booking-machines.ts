import { defineMachines } from '@claypot/domain/flows';
import type { CounterRuntime } from '../app/ports.ts';
import { createBookings } from './day/bookings.implementation.ts';
import { createBookingDay } from './day/day-query.ts';
import { createAddBooking } from './forms/add-form.implementation.ts';
import { createMoveBooking } from './forms/move-form.implementation.ts';
import { createRejectBooking } from './forms/reject-form.implementation.ts';
import {
  createBlockSeats,
  createSetDaySeats,
  createUnblockSeats,
} from './seats/seats-actions.implementation.ts';
import {
  createBlockForm,
  createBookingApproval,
  createDaySeatsForm,
} from './seats/seats-forms.implementation.ts';

/** Machines of the screen of bookings. */
export const bookingMachines = defineMachines((runtime: CounterRuntime) => ({
  bookings: () => createBookings(runtime),
  /** A day for a form, independent of the one that the screen shows. */
  bookingDay: () => createBookingDay(runtime),
  addBooking: () => createAddBooking(runtime),
  moveBooking: () => createMoveBooking(runtime),
  rejectBooking: () => createRejectBooking(runtime),
  blockSeats: () => createBlockSeats(runtime),
  unblockSeats: () => createUnblockSeats(runtime),
  setDaySeats: () => createSetDaySeats(runtime),
  blockForm: () => createBlockForm(),
  daySeatsForm: () => createDaySeatsForm(),
  bookingApproval: () => createBookingApproval(runtime),
}));
