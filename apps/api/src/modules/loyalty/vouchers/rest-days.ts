import { keepHolidays } from './holidays.ts';

/** The days in a row that are looked at: the coming ones for which an order can be made, and today. */
const DAYS_AHEAD = 8;

/** States whose weekend is Friday and Saturday: Kedah, Kelantan, Terengganu. */
const FRIDAY_STATES: readonly string[] = ['MY-02', 'MY-03', 'MY-11'];

const SATURDAY_SUNDAY: readonly number[] = [6, 7];
const FRIDAY_SATURDAY: readonly number[] = [5, 6];

const holidaysOf = keepHolidays();

/** A day that a company adds to the public holidays, or takes out of them. */
export interface OwnHoliday {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Ids such as MY-14; null for every state. */
  readonly state_ids: readonly string[] | null;
  /** False takes the day out. */
  readonly is_holiday: boolean;
}

/**
 * Which days from `from` on are weekends or public holidays of a state (ISO 3166-2, such as MY-14),
 * as YYYY-MM-DD: today and the coming week.
 * @param own the company's, which come before the bundled ones. A weekend stays one.
 */
export async function restDays(
  stateId: string,
  from: Temporal.PlainDate,
  own: readonly OwnHoliday[] = [],
): Promise<string[]> {
  const weekend = FRIDAY_STATES.includes(stateId) ? FRIDAY_SATURDAY : SATURDAY_SUNDAY;
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => from.add({ days: ahead }));
  const holidays = await Promise.all(days.map(({ year }) => holidaysOf(stateId, year)));
  const isHoliday = (date: string, index: number) => {
    const said = own.find(
      (each) => each.date === date && (each.state_ids?.includes(stateId) ?? true),
    );
    return said?.is_holiday ?? holidays[index]?.has(date) ?? false;
  };
  return days
    .filter((day, index) => weekend.includes(day.dayOfWeek) || isHoliday(day.toString(), index))
    .map(String);
}

/** {@link restDays} of each of these states. */
export async function restDaysByState(
  stateIds: readonly string[],
  from: Temporal.PlainDate,
  own: readonly OwnHoliday[] = [],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const states = [...new Set(stateIds)];
  const days = await Promise.all(states.map((id) => restDays(id, from, own)));
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
