/** The days in a row that are looked at: the coming ones for which an order can be made, and today. */
const DAYS_AHEAD = 8;

/** States whose weekend is Friday and Saturday: Kedah, Kelantan, Terengganu. */
const FRIDAY_STATES: readonly string[] = ['MY-02', 'MY-03', 'MY-11'];

const SATURDAY_SUNDAY: readonly number[] = [6, 7];
const FRIDAY_SATURDAY: readonly number[] = [5, 6];

const known = new Map<string, Promise<ReadonlySet<string>>>();

/**
 * Which days from `from` on are weekends or public holidays of a state (ISO 3166-2, such as MY-14),
 * as YYYY-MM-DD: today and the coming week.
 */
export async function restDays(stateId: string, from: Temporal.PlainDate): Promise<string[]> {
  const weekend = FRIDAY_STATES.includes(stateId) ? FRIDAY_SATURDAY : SATURDAY_SUNDAY;
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => from.add({ days: ahead }));
  const holidays = await Promise.all(days.map((day) => isHoliday(stateId, day)));
  return days
    .filter((day, index) => weekend.includes(day.dayOfWeek) || holidays[index])
    .map(String);
}

/** The days that are such in all of these states, so that nowhere is left. */
export async function restDaysEverywhere(
  stateIds: readonly string[],
  from: Temporal.PlainDate,
): Promise<string[]> {
  const [first, ...others] = await Promise.all(
    [...new Set(stateIds)].map((id) => restDays(id, from)),
  );
  return (first ?? []).filter((day) => others.every((days) => days.includes(day)));
}

async function isHoliday(stateId: string, day: Temporal.PlainDate): Promise<boolean> {
  const key = `${stateId} ${day.year}`;
  const holidays = known.get(key) ?? readHolidays(stateId, day.year);
  known.set(key, holidays);
  return (await holidays).has(day.toString());
}

/** The package is large, and needed only where a voucher rests on such days. */
async function readHolidays(stateId: string, year: number): Promise<ReadonlySet<string>> {
  const { default: Holidays } = await import('date-holidays');
  const calendar = new Holidays('MY', stateId.replace('MY-', ''), { types: ['public'] });
  return new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
}
