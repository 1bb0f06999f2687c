/** Public interface of the printing module. */

export { findPrintJobChange } from './jobs/print-job-change.ts';
export { dropOldPrintJobs } from './jobs/print-jobs.ts';
export { PRINTER_ROUTES } from './polling/printer-path.ts';
export { createPrinterRoutes } from './polling/printer-routes.ts';
