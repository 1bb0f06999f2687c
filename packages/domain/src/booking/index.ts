/** Table bookings. */
export { type BookTableEvent, bookTableMachine } from './book-table/book-table.machine.ts';
export {
  type BookTableSnapshot,
  type BookTableView,
  selectBookTable,
} from './book-table/book-table.selectors.ts';
export { isPending } from './bookings/booking-time.ts';
export { type BookingsEvent, bookingsMachine } from './bookings/bookings.machine.ts';
export {
  type BookingsSnapshot,
  type BookingsView,
  type BookingView,
  type CancelView,
  selectBooking,
  selectBookings,
  selectNextBooking,
} from './bookings/bookings.selectors.ts';
export { confirmBooking } from './bookings/confirm-booking.ts';
export { type CalendarEvent, calendarEvent } from './calendar/calendar-event.ts';
export {
  type BookingFormValues,
  NOTE_LENGTH,
  OCCASIONS,
  type Occasion,
} from './form/booking-form.schema.ts';
export type { ReservationProblem } from './request/reservation-problem.ts';
export {
  type ReservationRequestView,
  selectReservationRequest,
} from './request/reservation-request.selectors.ts';
export { takesBookings } from './times/bookable-branch.ts';
export type { BookableDay, BookableTime, VisitProblem } from './times/bookable-days.ts';
export { instantOf, type VisitSlot } from './times/visit-slot.ts';
