import { defineMachines } from '@claypot/domain/flows';
import type { CounterRuntime } from '../app/ports.ts';
import { createPrintTicket } from './jobs/print-ticket.implementation.ts';
import { createAddPrinter, createUpdatePrinter } from './printers/printer-form.implementation.ts';
import { createPrinters } from './printers/printers.implementation.ts';

/** Machines of the screens of printing. Jobs and cable run beside the board, see the app. */
export const printingMachines = defineMachines((runtime: CounterRuntime) => ({
  printers: () => createPrinters(runtime),
  addPrinter: () => createAddPrinter(runtime),
  updatePrinter: () => createUpdatePrinter(runtime),
  printTicket: () => createPrintTicket(runtime),
}));
