/** Bookings and seats of a branch. */
export { bookingMachines } from './booking-machines.ts';
export { createBookings } from './day/bookings.implementation.ts';
export { type BookingsEvent, bookingsMachine } from './day/bookings.machine.ts';
export { selectBookings } from './day/bookings.selectors.ts';
export type { AddBookingInput, AddBookingValues } from './forms/add-form.implementation.ts';
export { freeSeatsDuring } from './forms/free-seats.ts';
export { type MoveBookingValues, minutesOf } from './forms/move-form.implementation.ts';
export { REJECT_REASONS, type RejectBookingValues } from './forms/reject-form.implementation.ts';
export { createBookingSearch } from './search/booking-search.implementation.ts';
export { selectBookingSearch } from './search/booking-search.selectors.ts';
export type {
  BlockSeatsInput,
  BlockSeatsValues,
  BookingApprovalValues,
  DaySeatsValues,
  SeatBlockRequest,
} from './seats/seats-forms.implementation.ts';
export type * from './views.ts';
