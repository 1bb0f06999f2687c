/** Public interface of the booking module. */
export { type ComingReservation, findComingReservations } from './coming-reservations.ts';
export { simulateHost } from './host-simulator.ts';
export { remindOfTable } from './remind-of-table.ts';
export { REMINDER_HOURS } from './reminder.ts';
export { dropPastSeats } from './times/seats.ts';
