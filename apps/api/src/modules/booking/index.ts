/** Public interface of the booking module. */

export { simulateBookings } from './booking-simulator.ts';
export { type ComingReservation, findComingReservations } from './coming-reservations.ts';
export { countWaitingBookings } from './counter/booking-reads.ts';
export { NO_NAME, NO_PHONE } from './no-contact.ts';
export { remindOfTable } from './remind-of-table.ts';
export { REMINDER_HOURS } from './reminder.ts';
export { dropPastSeats } from './times/seats.ts';
