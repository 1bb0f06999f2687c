/** A moment in a time zone as in the API contract: "YYYY-MM-DD" and "HH:MM". */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}

const DAY = 86_400_000;
const MINUTE = 60_000;

/**
 * Returns a function from epoch milliseconds to wall times of a zone. For speed, it caches the
 * zone's offsets per UTC day and computes the offset per moment only on days of a clock change. A
 * month has more than a thousand times to convert, and each view of a branch waits for them.
 */
export function createWallClock(zone: string): (epochMilliseconds: number) => WallTime {
  const midnights = new Map<number, number>();
  const dates = new Map<number, string>();

  const offsetAt = (moment: number): number =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6;
  const offsetAtMidnight = (day: number): number =>
    getOrCompute(midnights, day, () => offsetAt(day * DAY));
  const dateOf = (day: number): string =>
    getOrCompute(dates, day, () =>
      Temporal.Instant.fromEpochMilliseconds(day * DAY)
        .toString()
        .slice(0, 10),
    );

  return (moment) => {
    const day = Math.floor(moment / DAY);
    const atMidnight = offsetAtMidnight(day);
    const offset = offsetAtMidnight(day + 1) === atMidnight ? atMidnight : offsetAt(moment);
    const local = moment + offset;
    const localDay = Math.floor(local / DAY);
    const minute = Math.floor((local - localDay * DAY) / MINUTE);
    return { date: dateOf(localDay), time: `${pad(minute / 60)}:${pad(minute % 60)}` };
  };
}

/** Returns the wall time of one instant in a zone. */
export function wallTime(instant: Temporal.Instant, zone: string): WallTime {
  return createWallClock(zone)(instant.epochMilliseconds);
}

function pad(digits: number): string {
  return String(Math.floor(digits)).padStart(2, '0');
}

function getOrCompute<Value>(cache: Map<number, Value>, key: number, find: () => Value): Value {
  const value = cache.get(key) ?? find();
  cache.set(key, value);
  return value;
}
