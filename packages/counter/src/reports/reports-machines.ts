import { defineMachines } from '@claypot/domain/flows';
import type { CounterRuntime } from '../app/ports.ts';
import { createSalesReport } from './sales-report.implementation.ts';

/** Machines of the reports. */
export const reportsMachines = defineMachines((runtime: CounterRuntime) => ({
  salesReport: () => createSalesReport(runtime),
}));
