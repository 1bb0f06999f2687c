import type { Highlight } from '@claypot/sdk';

/**
 * Returns the highlights shown at `now`: first those of the hour, then those without hours.
 * @param now local time in the company's zone
 */
export function highlightsNow(
  highlights: readonly Highlight[],
  now: Temporal.PlainTime,
): Highlight[] {
  // Highlights cached by an earlier version have no `hours` property.
  const always = highlights.filter(({ hours }) => !hours);
  const ofTheHour = highlights.filter(({ hours }) => hours && isWithin(hours, now));
  return [...ofTheHour, ...always];
}

function isWithin({ from, until }: NonNullable<Highlight['hours']>, now: Temporal.PlainTime) {
  const begun = Temporal.PlainTime.compare(now, from) >= 0;
  const over = Temporal.PlainTime.compare(now, until) >= 0;
  const pastMidnight = Temporal.PlainTime.compare(until, from) <= 0;
  return pastMidnight ? begun || !over : begun && !over;
}
