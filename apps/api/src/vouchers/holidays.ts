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

/** The package is large, and needed only where a voucher rests on such days. */
async function readHolidays(stateId: string, year: number): Promise<ReadonlySet<string>> {
  const { default: Calendar } = await import('date-holidays');
  const calendar = new Calendar('MY', stateId.replace('MY-', ''), { types: ['public'] });
  return new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
}
