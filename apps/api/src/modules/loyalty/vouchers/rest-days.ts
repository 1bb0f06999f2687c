import { replaceHolidays } from './holidays.ts';

/** Days to check: today and the coming days for which an order can be placed. */
const DAYS_AHEAD = 8;

/** States with a weekend on Friday and Saturday: Kedah, Kelantan, Terengganu. */
const FRIDAY_STATES: readonly string[] = ['MY-02', 'MY-03', 'MY-11'];

const SATURDAY_SUNDAY: readonly number[] = [6, 7];
const FRIDAY_SATURDAY: readonly number[] = [5, 6];

const holidaysOf = replaceHolidays();

/** A day that a company adds to or removes from the public holidays. */
export interface OwnHoliday {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** State ids such as MY-14; null for every state. */
  readonly state_ids: readonly string[] | null;
  /** False removes the day from the holidays. */
  readonly is_holiday: boolean;
}

/**
 * Returns weekend days and public holidays from today to a week ahead, as YYYY-MM-DD, for a state
 * (ISO 3166-2, such as MY-14).
 * @param ownHolidays the company's holidays, which override the bundled ones. They do not remove weekends.
 */
export async function restDays(
  stateId: string,
  from: Temporal.PlainDate,
  ownHolidays: readonly OwnHoliday[] = [],
): Promise<string[]> {
  const weekend = FRIDAY_STATES.includes(stateId) ? FRIDAY_SATURDAY : SATURDAY_SUNDAY;
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => from.add({ days: ahead }));
  const holidays = await Promise.all(days.map(({ year }) => holidaysOf(stateId, year)));
  const isHoliday = (date: string, index: number) => {
    const correction = ownHolidays.find(
      (each) => each.date === date && (each.state_ids?.includes(stateId) ?? true),
    );
    return correction?.is_holiday ?? holidays[index]?.has(date) ?? false;
  };
  return days
    .filter((day, index) => weekend.includes(day.dayOfWeek) || isHoliday(day.toString(), index))
    .map(String);
}

/** Returns {@link restDays} for each of the states. */
export async function restDaysByState(
  stateIds: readonly string[],
  from: Temporal.PlainDate,
  ownHolidays: readonly OwnHoliday[] = [],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const states = [...new Set(stateIds)];
  const days = await Promise.all(states.map((id) => restDays(id, from, ownHolidays)));
  return new Map(states.map((id, index) => [id, days[index] ?? []]));
}

/** Returns the rest days that all of the states share. */
export function restDaysEverywhere(
  stateIds: readonly string[],
  byState: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const [first, ...others] = stateIds.map((id) => byState.get(id) ?? []);
  return (first ?? []).filter((day) => others.every((days) => days.includes(day)));
}
