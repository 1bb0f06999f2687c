/** An opening period of a day, in wall-clock time at the branch. */
export interface OpeningPeriod {
  /** Wall-clock time at the branch, "HH:MM". */
  readonly open: string;
  /**
   * Wall-clock time at the branch, "HH:MM". At or before `open` it is on the next day, so equal
   * times are 24 hours; "24:00" is the following midnight.
   */
  readonly close: string;
}

/** A weekly opening period. A weekday may have several or none. */
export interface OpeningRange extends OpeningPeriod {
  /** ISO weekday of the start, 1 (Monday) to 7 (Sunday). */
  readonly weekday: number;
}

/**
 * A single date with other hours. Its periods replace the weekly ones that begin on the date. A
 * period of the day before that ends after midnight is not shortened.
 */
export interface SpecialDay {
  /** Date at the branch, "YYYY-MM-DD". */
  readonly date: string;
  /** Empty if the branch does not open. */
  readonly periods: readonly OpeningPeriod[];
}

export interface OpeningHours {
  /** IANA time zone of the branch. The device's zone is never used. */
  readonly zone: string;
  readonly ranges: readonly OpeningRange[];
  /** At most one per date; absent if there are none. */
  readonly specialDays?: readonly SpecialDay[];
}

/** An actual opening, including `opens` and excluding `closes`. */
export interface Opening {
  readonly opens: Temporal.Instant;
  readonly closes: Temporal.Instant;
}

const END_OF_DAY = '24:00';

/** Returns the date at the branch. */
export function branchDate(hours: OpeningHours, at: Temporal.Instant): Temporal.PlainDate {
  return at.toZonedDateTimeISO(hours.zone).toPlainDate();
}

/** Returns the openings that begin on a date, earliest first, not merged. */
export function openingsOn(hours: OpeningHours, date: Temporal.PlainDate): Opening[] {
  return periodsOn(hours, date)
    .map((period) => openingOf(period, date, hours.zone))
    .sort((a, b) => Temporal.Instant.compare(a.opens, b.opens));
}

/** Returns the periods that begin on a date: those of the single date, else those of its weekday. */
function periodsOn(hours: OpeningHours, date: Temporal.PlainDate): readonly OpeningPeriod[] {
  const text = date.toString();
  const special = hours.specialDays?.find((day) => day.date === text);
  return special?.periods ?? hours.ranges.filter(({ weekday }) => weekday === date.dayOfWeek);
}

/**
 * Returns the openings that begin on the `days` days from `first` or on the day before, earliest
 * first. Merges adjacent and overlapping ones, so that a branch that never closes does not open
 * again at midnight.
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

/** Returns true if the opening contains the instant. */
export function isWithin(opening: Opening, at: Temporal.Instant): boolean {
  return !isBefore(at, opening.opens) && isBefore(at, opening.closes);
}

/** Returns true if `a` is strictly earlier than `b`. */
export function isBefore(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return Temporal.Instant.compare(a, b) < 0;
}

function laterOf(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return isBefore(a, b) ? b : a;
}

function openingOf(period: OpeningPeriod, date: Temporal.PlainDate, zone: string): Opening {
  const instant = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).toInstant();
  const nextDay = date.add({ days: 1 });
  const opens = instant(date, period.open);
  if (period.close === END_OF_DAY) return { opens, closes: instant(nextDay, '00:00') };
  return { opens, closes: instant(period.close <= period.open ? nextDay : date, period.close) };
}
