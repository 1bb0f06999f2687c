import { ADDED_HOLIDAYS, correctionsOf, REMOVED_HOLIDAYS } from './holiday-corrections.ts';

/** The public holidays of a state (ISO 3166-2, such as MY-14) in a year, as YYYY-MM-DD. */
export type Holidays = (stateId: string, year: number) => Promise<ReadonlySet<string>>;

/** Reads each state's year once; what could not be read is tried again by whoever asks next. */
export function keepHolidays(read: Holidays = readHolidays): Holidays {
  const known = new Map<string, Promise<ReadonlySet<string>>>();
  return (stateId, year) => {
    const key = `${stateId} ${year}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const reading = read(stateId, year);
    known.set(key, reading);
    reading.catch(() => known.delete(key));
    return reading;
  };
}

async function readHolidays(stateId: string, year: number): Promise<ReadonlySet<string>> {
  const listed = await listHolidays(stateId, year);
  const added = correctionsOf(ADDED_HOLIDAYS, stateId, year);
  return new Set([...listed, ...added].map(({ date }) => date));
}

/** Returns the names of the holidays that a state has in a year, days in lieu aside. */
export async function holidayKinds(stateId: string, year: number): Promise<ReadonlySet<string>> {
  const listed = await listHolidays(stateId, year);
  const added = correctionsOf(ADDED_HOLIDAYS, stateId, year);
  return new Set([...listed, ...added].flatMap(({ kind }) => (kind === null ? [] : [kind])));
}

/** The package is large, and needed only where a voucher rests on such days. */
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
