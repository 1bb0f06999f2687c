import type { OpeningHours, OpeningRange } from '../index.ts';

const ZONE = 'Asia/Kuala_Lumpur';
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Returns hours in Kuala Lumpur from ranges such as "6 18:00-02:00". */
export function hours(...ranges: `${number} ${string}-${string}`[]): OpeningHours {
  return { zone: ZONE, ranges: ranges.map(parse) };
}

/** Returns the same hours for every day of the week. */
export function daily(open: string, close: string): OpeningHours {
  return { zone: ZONE, ranges: WEEKDAYS.map((weekday) => ({ weekday, open, close })) };
}

/** Returns the instant of a wall-clock time in Kuala Lumpur, for example "2026-11-21 21:59". */
export function at(wallTime: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(wallTime.replace(' ', 'T')).toZonedDateTime(ZONE).toInstant();
}

/** Formats an instant as wall-clock time in Kuala Lumpur, for readable expectations. */
export function wall(instant: Temporal.Instant | null): string | null {
  if (instant === null) return null;
  const time = instant.toZonedDateTimeISO(ZONE).toPlainDateTime();
  return time.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

function parse(range: string): OpeningRange {
  const [weekday = '', times = ''] = range.split(' ');
  const [open = '', close = ''] = times.split('-');
  return { weekday: Number(weekday), open, close };
}
