import { expect, test } from 'vitest';
import { restDays, restDaysByState, restDaysEverywhere } from './rest-days.ts';

const KUALA_LUMPUR = 'MY-14';
const SELANGOR = 'MY-10';
const KELANTAN = 'MY-03';

const day = (text: string) => Temporal.PlainDate.from(text);

test('weekends and public holidays of the coming week, today included', async () => {
  // Deepavali is a Sunday in 2026; the Monday after stands for it.
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

test('goes by the state: its weekend, and its own holidays', async () => {
  expect(await restDays(KELANTAN, day('2026-11-16'))).toEqual(['2026-11-20', '2026-11-21']);
  // The day of the federal territories, a Sunday, is none of Selangor's.
  const territories = await restDays(KUALA_LUMPUR, day('2027-01-27'));
  const selangor = await restDays(SELANGOR, day('2027-01-27'));
  expect(territories).toContain('2027-02-01');
  expect(selangor).not.toContain('2027-02-01');
});

test('looks across the new year', async () => {
  expect(await restDays(SELANGOR, day('2027-12-28'))).toContain('2028-01-02');
});

test('rests everywhere where it rests in each of the states', async () => {
  const states = [KUALA_LUMPUR, KELANTAN, KUALA_LUMPUR];
  const byState = await restDaysByState(states, day('2026-11-16'));
  expect(restDaysEverywhere(states, byState)).toEqual(['2026-11-21']);
  expect(restDaysEverywhere([KELANTAN], byState)).toEqual(['2026-11-20', '2026-11-21']);
  expect(restDaysEverywhere([], byState)).toEqual([]);
});
