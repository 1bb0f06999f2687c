import { createBookTable } from '../../../booking/book-table/book-table.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

export const bookTableMachines = defineMachines((parts) => ({
  bookTable: () =>
    createBookTable({
      ...parts,
      buyer: parts.ordering.buyer,
      contact: parts.booking.contact,
      request: parts.booking.actors.reservation,
    }),
}));
