import { ADDED_HOLIDAYS, correctionsOf, REMOVED_HOLIDAYS } from './holiday-corrections.ts';

/** Returns the public holidays of a state (ISO 3166-2, such as MY-14) in a year, as YYYY-MM-DD. */
export type Holidays = (stateId: string, year: number) => Promise<ReadonlySet<string>>;

/** Caches each state's year. The next call retries a failed read. */
export function replaceHolidays(read: Holidays = readHolidays): Holidays {
  const cache = new Map<string, Promise<ReadonlySet<string>>>();
  return (stateId, year) => {
    const key = `${stateId} ${year}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const reading = read(stateId, year);
    cache.set(key, reading);
    reading.catch(() => cache.delete(key));
    return reading;
  };
}

async function readHolidays(stateId: string, year: number): Promise<ReadonlySet<string>> {
  const listed = await listHolidays(stateId, year);
  const added = correctionsOf(ADDED_HOLIDAYS, stateId, year);
  return new Set([...listed, ...added].map(({ date }) => date));
}

/** Returns the names of a state's holidays in a year, without days in lieu. */
export async function holidayKinds(stateId: string, year: number): Promise<ReadonlySet<string>> {
  const listed = await listHolidays(stateId, year);
  const added = correctionsOf(ADDED_HOLIDAYS, stateId, year);
  return new Set([...listed, ...added].flatMap(({ kind }) => (kind === null ? [] : [kind])));
}

/** Import the package lazily: it is large, and only weekday vouchers need it. */
async function listHolidays(stateId: string, year: number) {
  const { default: Calendar } = await import('date-holidays');
  const calendar = new Calendar('MY', stateId.replace('MY-', ''), { types: ['public'] });
  const removed = correctionsOf(REMOVED_HOLIDAYS, stateId, year);
  return calendar
    .getHolidays(year)
    .map(({ date, name, substitute }) => ({
      date: date.slice(0, 10),
      kind: substitute ? null : name,
    }))
    .filter(({ date, kind }) => !removed.some((each) => each.date === date && each.kind === kind));
}
