import { STATES } from '../src/places/states.ts';
import { ADDED_HOLIDAYS } from '../src/vouchers/holiday-corrections.ts';
import { holidayKinds } from '../src/vouchers/holidays.ts';
import { missingHolidays } from '../src/vouchers/missing-holidays.ts';

/** Exits with 1 if a coming year lacks a kind of public holiday that this year has. */
const table = {
  stateIds: Object.values(STATES),
  kindsOf: holidayKinds,
  lastYear: Math.max(...ADDED_HOLIDAYS.map(({ date }) => Number(date.slice(0, 4)))),
};
const missing = await missingHolidays(table, new Date().getFullYear());
for (const { kind, stateId, year } of missing) console.error(`${stateId} ${year}: ${kind}`);
if (missing.length > 0) process.exitCode = 1;
