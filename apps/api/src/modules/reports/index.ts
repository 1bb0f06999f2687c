/** Public interface of the reports module. */
export { findBusinessDayRule } from './close/business-days.ts';
export { addDrawerEntry } from './drawers/drawer-entries.ts';
export { requireDrawer } from './drawers/require-drawer.ts';
export { shareDays } from './drawers/share-days.ts';
export { ALL_SALES, fillPastSales } from './sales/fill-past-sales.ts';
export { storeMissingTotals } from './totals/store-missing-totals.ts';
