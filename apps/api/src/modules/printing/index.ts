/** Public interface of the printing module. */
export { dropOldPrintJobs } from './jobs/print-jobs.ts';
export { findPrintJobChange } from './jobs/print-job-change.ts';
export { createPrinterRoutes } from './polling/printer-routes.ts';
export { PRINTER_ROUTES } from './polling/printer-path.ts';
