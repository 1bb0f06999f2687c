/** One stretch of opening in a week. A weekday may have several, or none. */
export interface OpeningRange {
  /** ISO weekday, 1 (Monday) to 7 (Sunday), on which the stretch begins. */
  readonly weekday: number;
  /** Wall-clock time at the branch, "HH:MM". */
  readonly open: string;
  /**
   * Wall-clock time at the branch, "HH:MM". At or before `open` it is meant on the next day, so that
   * equal times are 24 hours; "24:00" is the midnight after.
   */
  readonly close: string;
}

/** When a branch is open. */
export interface OpeningHours {
  /** The branch's IANA zone. The device's own zone never plays a part. */
  readonly zone: string;
  readonly ranges: readonly OpeningRange[];
}

/** One actual opening: it includes `opens` and excludes `closes`. */
export interface Opening {
  readonly opens: Temporal.Instant;
  readonly closes: Temporal.Instant;
}

const END_OF_DAY = '24:00';

/** The day it is at the branch. */
export function branchDate(hours: OpeningHours, at: Temporal.Instant): Temporal.PlainDate {
  return at.toZonedDateTimeISO(hours.zone).toPlainDate();
}

/** The openings that begin on a day, earliest first, each as the hours name it. */
export function openingsOn(hours: OpeningHours, date: Temporal.PlainDate): Opening[] {
  return hours.ranges
    .filter((range) => range.weekday === date.dayOfWeek)
    .map((range) => openingOf(range, date, hours.zone))
    .sort((a, b) => Temporal.Instant.compare(a.opens, b.opens));
}

/**
 * The openings that touch the days `first` to `first + days − 1`, earliest first. Those that meet or
 * overlap are one, so that a branch which never closes does not open anew each midnight.
 */
export function openingsDuring(
  hours: OpeningHours,
  first: Temporal.PlainDate,
  days: number,
): Opening[] {
  const eve = first.subtract({ days: 1 });
  const merged: Opening[] = [];
  for (let day = 0; day <= days; day += 1) {
    for (const opening of openingsOn(hours, eve.add({ days: day }))) {
      const last = merged.at(-1);
      if (last === undefined || isBefore(last.closes, opening.opens)) merged.push(opening);
      else
        merged.splice(-1, 1, { opens: last.opens, closes: laterOf(last.closes, opening.closes) });
    }
  }
  return merged;
}

/** Whether an instant lies in an opening. */
export function isWithin(opening: Opening, at: Temporal.Instant): boolean {
  return !isBefore(at, opening.opens) && isBefore(at, opening.closes);
}

/** Whether `a` is strictly earlier than `b`. */
export function isBefore(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return Temporal.Instant.compare(a, b) < 0;
}

function laterOf(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return isBefore(a, b) ? b : a;
}

function openingOf(range: OpeningRange, date: Temporal.PlainDate, zone: string): Opening {
  const instant = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).toInstant();
  const nextDay = date.add({ days: 1 });
  const opens = instant(date, range.open);
  if (range.close === END_OF_DAY) return { opens, closes: instant(nextDay, '00:00') };
  return { opens, closes: instant(range.close <= range.open ? nextDay : date, range.close) };
}
