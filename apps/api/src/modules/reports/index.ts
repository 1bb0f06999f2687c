/** Public interface of the reports module. */
export { ALL_SALES, fillPastSales } from './sales/fill-past-sales.ts';
export { storeMissingTotals } from './totals/store-missing-totals.ts';
