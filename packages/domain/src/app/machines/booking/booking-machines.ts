import { createBookings } from '../../../booking/bookings/bookings.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

export const bookingMachines = defineMachines((parts) => ({
  bookings: () => createBookings(parts),
}));
