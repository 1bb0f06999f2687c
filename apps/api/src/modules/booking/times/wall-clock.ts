/** A moment as the contract says it: by the clock of a zone, "YYYY-MM-DD" and "HH:MM". */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}

const DAY = 86_400_000;
const MINUTE = 60_000;

/**
 * Tells wall times of a zone by epoch milliseconds. The zone's rules are asked twice for each day of
 * UTC, and once a moment on days when the clocks are changed: a month has more than a thousand times
 * to tell, and everybody who looks at a branch waits for them.
 */
export function createWallClock(zone: string): (epochMilliseconds: number) => WallTime {
  const midnights = new Map<number, number>();
  const dates = new Map<number, string>();

  const offsetAt = (moment: number): number =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6;
  const offsetAtMidnight = (day: number): number =>
    remember(midnights, day, () => offsetAt(day * DAY));
  const dateOf = (day: number): string =>
    remember(dates, day, () =>
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

/** One instant by the clock of a zone. */
export function wallTime(instant: Temporal.Instant, zone: string): WallTime {
  return createWallClock(zone)(instant.epochMilliseconds);
}

function pad(whole: number): string {
  return String(Math.floor(whole)).padStart(2, '0');
}

function remember<Value>(known: Map<number, Value>, key: number, find: () => Value): Value {
  const value = known.get(key) ?? find();
  known.set(key, value);
  return value;
}
