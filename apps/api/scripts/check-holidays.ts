import { ADDED_HOLIDAYS } from '../src/modules/loyalty/vouchers/holiday-corrections.ts';
import { holidayKinds } from '../src/modules/loyalty/vouchers/holidays.ts';
import { missingHolidays } from '../src/modules/loyalty/vouchers/missing-holidays.ts';
import { STATES } from '../src/shared/states.ts';

/** Exits with 1 if a coming year lacks a kind of public holiday that this year has. */
const table = {
  stateIds: Object.values(STATES),
  kindsOf: holidayKinds,
  lastYear: Math.max(...ADDED_HOLIDAYS.map(({ date }) => Number(date.slice(0, 4)))),
};
const missing = await missingHolidays(table, new Date().getFullYear());
for (const { kind, stateId, year } of missing) console.error(`${stateId} ${year}: ${kind}`);
if (missing.length > 0) process.exitCode = 1;
