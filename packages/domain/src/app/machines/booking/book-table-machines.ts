import { createBookTable } from '../../../booking/book-table/book-table.implementation.ts';
import { bookingArea } from '../../composition/areas/booking-area.ts';
import { defineMachines } from '../../composition/define-machines.ts';

export const bookTableMachines = defineMachines((parts) => ({
  bookTable: () =>
    createBookTable({
      ...parts,
      buyer: parts.records.buyer,
      contact: parts.records.contact,
      request: parts.use(bookingArea).reservation,
    }),
}));
