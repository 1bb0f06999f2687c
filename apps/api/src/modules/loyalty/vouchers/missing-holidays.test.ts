import { expect, test } from 'vitest';
import { STATES } from '../../../shared/states.ts';
import { ADDED_HOLIDAYS, REMOVED_HOLIDAYS } from './holiday-corrections.ts';
import { holidayKinds } from './holidays.ts';
import { missingHolidays } from './missing-holidays.ts';

const stateIds = ['MY-10', 'MY-14'];

/** Lists Thaipusam up to the given year, and New Year in every year. */
const listedUntil = (last: number) => async (_: string, year: number) =>
  new Set(year <= last ? ['New Year', 'Thaipusam'] : ['New Year']);

test('returns nothing while the next year has every kind of this year', async () => {
  const table = { stateIds, kindsOf: listedUntil(2027), lastYear: 2027 };
  expect(await missingHolidays(table, 2026)).toEqual([]);
});

test('names the kind, the state and the year when the table ends', async () => {
  const table = { stateIds, kindsOf: listedUntil(2026), lastYear: 2026 };
  expect(await missingHolidays(table, 2026)).toEqual([
    { stateId: 'MY-10', year: 2027, kind: 'Thaipusam' },
    { stateId: 'MY-14', year: 2027, kind: 'Thaipusam' },
  ]);
});

test('also compares the year after the next when the table claims to reach it', async () => {
  const table = { stateIds: ['MY-10'], kindsOf: listedUntil(2027), lastYear: 2028 };
  expect(await missingHolidays(table, 2026)).toEqual([
    { stateId: 'MY-10', year: 2028, kind: 'Thaipusam' },
  ]);
});

test('returns nothing for the bundled table in 2027 and 2028 in every state', async () => {
  const table = { stateIds: Object.values(STATES), kindsOf: holidayKinds, lastYear: 2028 };
  expect(await missingHolidays(table, 2026)).toEqual([]);
});

test('names real days and states in the corrections, each once', () => {
  for (const list of [ADDED_HOLIDAYS, REMOVED_HOLIDAYS]) {
    const seen = new Set<string>();
    for (const { date, states } of list) {
      expect(Temporal.PlainDate.from(date).toString()).toBe(date);
      for (const state of states ?? ['all']) {
        if (states !== null) expect(Object.values(STATES)).toContain(`MY-${state}`);
        expect(seen.has(`${date} ${state}`)).toBe(false);
        seen.add(`${date} ${state}`);
      }
    }
  }
});
