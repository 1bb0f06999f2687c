import { expect, test } from 'vitest';
import { restDays, restDaysByState, restDaysEverywhere } from './rest-days.ts';

const KUALA_LUMPUR = 'MY-14';
const SELANGOR = 'MY-10';
const KELANTAN = 'MY-03';
const SARAWAK = 'MY-13';

const day = (text: string) => Temporal.PlainDate.from(text);

test('returns weekends and public holidays of the coming week, including today', async () => {
  // Deepavali is a Sunday in 2026; the next Monday is the day in lieu.
  expect(await restDays(KUALA_LUMPUR, day('2026-11-05'))).toEqual([
    '2026-11-07',
    '2026-11-08',
    '2026-11-09',
  ]);
  expect(await restDays(KUALA_LUMPUR, day('2026-12-21'))).toEqual([
    '2026-12-25',
    '2026-12-26',
    '2026-12-27',
  ]);
});

test('uses the weekend and the holidays of the state', async () => {
  expect(await restDays(KELANTAN, day('2026-11-16'))).toEqual(['2026-11-20', '2026-11-21']);
  // Federal Territory Day, a Sunday in 2027, is not a holiday of Selangor.
  const territories = await restDays(KUALA_LUMPUR, day('2027-01-27'));
  const selangor = await restDays(SELANGOR, day('2027-01-27'));
  expect(territories).toContain('2027-02-01');
  expect(selangor).not.toContain('2027-02-01');
});

test('crosses the new year', async () => {
  expect(await restDays(SELANGOR, day('2027-12-28'))).toContain('2028-01-02');
});

test('includes holidays that the package lists only until 2026', async () => {
  expect(await restDays(SELANGOR, day('2027-01-20'))).toContain('2027-01-22');
  expect(await restDays(SELANGOR, day('2028-02-07'))).toContain('2028-02-09');
  for (const state of [SELANGOR, KUALA_LUMPUR, KELANTAN]) {
    expect(await restDays(state, day('2027-05-18'))).toContain('2027-05-20');
    expect(await restDays(state, day('2028-05-08'))).toContain('2028-05-09');
  }
  // Sarawak has no Thaipusam.
  expect(await restDays(SARAWAK, day('2027-01-20'))).not.toContain('2027-01-22');
});

test('includes a state holiday on the date to which it was moved', async () => {
  expect(await restDays(KELANTAN, day('2027-09-27'))).toEqual(
    expect.arrayContaining(['2027-09-29', '2027-09-30']),
  );
  expect(await restDays(KELANTAN, day('2027-11-08'))).not.toContain('2027-11-11');
});

test('includes days that the company adds, and excludes days that it removes', async () => {
  const added = { date: '2026-12-23', state_ids: [SELANGOR], is_holiday: true };
  const removed = { date: '2026-12-25', state_ids: null, is_holiday: false };
  const ownHolidays = [added, removed];
  const from = day('2026-12-21');
  expect(await restDays(SELANGOR, from, ownHolidays)).toEqual([
    '2026-12-23',
    '2026-12-26',
    '2026-12-27',
  ]);
  expect(await restDays(KUALA_LUMPUR, from, ownHolidays)).toEqual(['2026-12-26', '2026-12-27']);
  const byState = await restDaysByState([SELANGOR], from, ownHolidays);
  expect(byState.get(SELANGOR)).toContain('2026-12-23');
});

test('includes a weekend day that the company removes from the holidays', async () => {
  const ownHolidays = [{ date: '2026-12-26', state_ids: null, is_holiday: false }];
  expect(await restDays(SELANGOR, day('2026-12-21'), ownHolidays)).toContain('2026-12-26');
});

test('returns the days that all of the states share', async () => {
  const states = [KUALA_LUMPUR, KELANTAN, KUALA_LUMPUR];
  const byState = await restDaysByState(states, day('2026-11-16'));
  expect(restDaysEverywhere(states, byState)).toEqual(['2026-11-21']);
  expect(restDaysEverywhere([KELANTAN], byState)).toEqual(['2026-11-20', '2026-11-21']);
  expect(restDaysEverywhere([], byState)).toEqual([]);
});
