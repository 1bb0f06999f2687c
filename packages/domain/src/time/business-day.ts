/** When business days begin: a wall-clock time in the company's zone. */
export interface BusinessDayRule {
  /** IANA time zone of the company. */
  readonly zone: string;
  /** Wall-clock time, by default 04:00. The day is named after the date on which it begins. */
  readonly startsAt: Temporal.PlainTime;
}

/** A business day, including `from` and excluding `to`. */
export interface BusinessDayBounds {
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
}

/** Start of the business day of companies that have set no other. */
export const USUAL_DAY_START = Temporal.PlainTime.from('04:00');

/**
 * Returns the business day of an instant. With a start of 04:00, 03:59 belongs to the date before.
 */
export function businessDayOf(
  rule: BusinessDayRule,
  instant: Temporal.Instant,
): Temporal.PlainDate {
  let day = instant.toZonedDateTimeISO(rule.zone).toPlainDate();
  while (Temporal.Instant.compare(instant, startOf(rule, day)) < 0) day = dayAfter(day, -1);
  // A change of the clock can move the start of a day across midnight.
  while (Temporal.Instant.compare(instant, startOf(rule, dayAfter(day))) >= 0) day = dayAfter(day);
  return day;
}

/**
 * Returns the bounds of a business day. It has 23 or 25 hours if the clock changes on it. A start
 * that the clock skips is as much later; a start that it repeats is the first.
 */
export function businessDayBounds(
  rule: BusinessDayRule,
  day: Temporal.PlainDate,
): BusinessDayBounds {
  return { from: startOf(rule, day), to: startOf(rule, dayAfter(day)) };
}

function dayAfter(day: Temporal.PlainDate, days = 1): Temporal.PlainDate {
  return day.add({ days });
}

function startOf({ zone, startsAt }: BusinessDayRule, day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime({ timeZone: zone, plainTime: startsAt }).toInstant();
}
