import type { Highlight } from '@claypot/sdk';

/**
 * The highlights as they are shown at a time of day: those of the hour first, then those that are
 * always shown; those of other hours not at all.
 * @param now by the clock of the company's zone.
 */
export function highlightsNow(
  highlights: readonly Highlight[],
  now: Temporal.PlainTime,
): Highlight[] {
  // What a device kept from before says nothing of hours.
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
