import type { Highlight } from '@claypot/sdk';

/**
 * Returns the highlights that the customer sees at `now`: first those of the hour, then those
 * without hours.
 * @param now local time in the company's zone
 */
export function highlightsNow(
  highlights: readonly Highlight[],
  now: Temporal.PlainTime,
  isMember: boolean,
): Highlight[] {
  const other = isMember ? 'guests' : 'members';
  const shown = highlights.filter(({ audience }) => audience !== other);
  // Highlights cached by an earlier version have no `hours` property.
  const always = shown.filter(({ hours }) => !hours);
  const ofTheHour = shown.filter(({ hours }) => hours && isWithin(hours, now));
  return [...ofTheHour, ...always];
}

function isWithin({ from, until }: NonNullable<Highlight['hours']>, now: Temporal.PlainTime) {
  const begun = Temporal.PlainTime.compare(now, from) >= 0;
  const over = Temporal.PlainTime.compare(now, until) >= 0;
  const pastMidnight = Temporal.PlainTime.compare(until, from) <= 0;
  return pastMidnight ? begun || !over : begun && !over;
}
