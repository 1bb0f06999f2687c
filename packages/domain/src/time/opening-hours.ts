/** A weekly opening period. A weekday may have several or none. */
export interface OpeningRange {
  /** ISO weekday of the start, 1 (Monday) to 7 (Sunday). */
  readonly weekday: number;
  /** Wall-clock time at the branch, "HH:MM". */
  readonly open: string;
  /**
   * Wall-clock time at the branch, "HH:MM". At or before `open` it is on the next day, so equal
   * times are 24 hours; "24:00" is the following midnight.
   */
  readonly close: string;
}

export interface OpeningHours {
  /** IANA time zone of the branch. The device's zone is never used. */
  readonly zone: string;
  readonly ranges: readonly OpeningRange[];
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
  return hours.ranges
    .filter((range) => range.weekday === date.dayOfWeek)
    .map((range) => openingOf(range, date, hours.zone))
    .sort((a, b) => Temporal.Instant.compare(a.opens, b.opens));
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

function openingOf(range: OpeningRange, date: Temporal.PlainDate, zone: string): Opening {
  const instant = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).toInstant();
  const nextDay = date.add({ days: 1 });
  const opens = instant(date, range.open);
  if (range.close === END_OF_DAY) return { opens, closes: instant(nextDay, '00:00') };
  return { opens, closes: instant(range.close <= range.open ? nextDay : date, range.close) };
}
