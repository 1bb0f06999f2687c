import { keepHolidays } from './holidays.ts';

/** The days in a row that are looked at: the coming ones for which an order can be made, and today. */
const DAYS_AHEAD = 8;

/** States whose weekend is Friday and Saturday: Kedah, Kelantan, Terengganu. */
const FRIDAY_STATES: readonly string[] = ['MY-02', 'MY-03', 'MY-11'];

const SATURDAY_SUNDAY: readonly number[] = [6, 7];
const FRIDAY_SATURDAY: readonly number[] = [5, 6];

const holidaysOf = keepHolidays();

/**
 * Which days from `from` on are weekends or public holidays of a state (ISO 3166-2, such as MY-14),
 * as YYYY-MM-DD: today and the coming week.
 */
export async function restDays(stateId: string, from: Temporal.PlainDate): Promise<string[]> {
  const weekend = FRIDAY_STATES.includes(stateId) ? FRIDAY_SATURDAY : SATURDAY_SUNDAY;
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => from.add({ days: ahead }));
  const holidays = await Promise.all(days.map(({ year }) => holidaysOf(stateId, year)));
  return days
    .filter((day, index) => weekend.includes(day.dayOfWeek) || holidays[index]?.has(day.toString()))
    .map(String);
}

/** {@link restDays} of each of these states. */
export async function restDaysByState(
  stateIds: readonly string[],
  from: Temporal.PlainDate,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const states = [...new Set(stateIds)];
  const days = await Promise.all(states.map((id) => restDays(id, from)));
  return new Map(states.map((id, index) => [id, days[index] ?? []]));
}

/** The days that are such in all of these states, so that nowhere is left. */
export function restDaysEverywhere(
  stateIds: readonly string[],
  byState: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const [first, ...others] = stateIds.map((id) => byState.get(id) ?? []);
  return (first ?? []).filter((day) => others.every((days) => days.includes(day)));
}
