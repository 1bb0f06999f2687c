import { queryKey } from '@claypot/domain/flows';
import type { SalesReport, SalesReportRequest } from '@claypot/sdk/counter';
import { createQuery } from '../app/machines.ts';
import type { CounterRuntime } from '../app/ports.ts';

/** Milliseconds after which a report that is opened again is loaded again. */
const STALE_AFTER = 30_000;

/** Creates the query of a report. Choose another one with `SET_INPUT`. */
export function createSalesReport({ api, cache }: Pick<CounterRuntime, 'api' | 'cache'>) {
  return createQuery<SalesReportRequest, SalesReport>(cache, {
    key: (request) => queryKey<SalesReport>('sales-report', request),
    load: (body, signal) => api.salesReport({ body }, { signal }),
    isEmpty: () => false,
    staleAfter: STALE_AFTER,
  });
}
