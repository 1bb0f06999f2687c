/** Printers of a branch, their jobs, and the printer at the cable of a device. */
export { createPrintable, type PrintableDeps } from './browser/printable.implementation.ts';
export type {
  Names,
  PrintableDish,
  PrintableInput,
  PrintableLine,
  PrintableTicket,
} from './browser/printable-ticket.ts';
export { createPrintedTickets, type PrintedTickets } from './browser/printed-tickets.ts';
export { type CableDeps, createCable } from './cable/cable.implementation.ts';
export {
  type CableEvent,
  type CableSnapshot,
  cableMachine,
} from './cable/cable.machine.ts';
export { selectCable } from './cable/cable.selectors.ts';
export type { CablePrinter, CableState, WriteProblem } from './cable/cable-printer.ts';
export { createPrintJobs, type PrintJobsDeps } from './jobs/print-jobs.implementation.ts';
export { type PrintJobsEvent, printJobsMachine } from './jobs/print-jobs.machine.ts';
export { type PrintJobsSnapshot, selectPrintJobs } from './jobs/print-jobs.selectors.ts';
export { createPrintTicket } from './jobs/print-ticket.implementation.ts';
export {
  type AddPrinterInput,
  type AddPrinterValues,
  createAddPrinter,
  createUpdatePrinter,
  type UpdatePrinterValues,
} from './printers/printer-form.implementation.ts';
export { createPrinters } from './printers/printers.implementation.ts';
export { type PrintersEvent, printersMachine } from './printers/printers.machine.ts';
export { selectPrinters } from './printers/printers.selectors.ts';
export { printingMachines } from './printing-machines.ts';
export type * from './views.ts';
