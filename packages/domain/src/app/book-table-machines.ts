import { createBookTable } from '../reservation/book-table/book-table.live.ts';
import { defineMachines } from './define-machines.ts';

/** The booking of a table. */
export const bookTableMachines = defineMachines((parts) => ({
  bookTable: () =>
    createBookTable({
      ...parts,
      buyer: parts.ordering.buyer,
      contact: parts.booking.contact,
      request: parts.booking.actors.reservation,
    }),
}));
