import { branchDate, isBefore, type OpeningHours, openingsDuring } from './opening-hours.ts';

/** Days that are searched; a branch that is closed for longer counts as closed for good. */
const DAYS = 31;

/**
 * Returns the instant at which a branch has been open for `minutes` since `from`. Closed time does
 * not count. Null if that is more than a month away.
 */
export function afterOpenMinutes(
  hours: OpeningHours,
  from: Temporal.Instant,
  minutes: number,
): Temporal.Instant | null {
  let rest = Temporal.Duration.from({ minutes });
  for (const { opens, closes } of openingsDuring(hours, branchDate(hours, from), DAYS)) {
    if (!isBefore(from, closes)) continue;
    const start = isBefore(opens, from) ? from : opens;
    const end = start.add(rest);
    if (!isBefore(closes, end)) return end;
    rest = rest.subtract(start.until(closes));
  }
  return null;
}
