const QUARTER_MILLISECONDS = 15 * 60_000;

/** Quarters after the estimate in which an order for as soon as possible looks for room. */
const MOST_QUARTERS = 12;

/** Returns the quarter of an hour that contains a moment, in epoch milliseconds. */
export function quarterOf(moment: Temporal.Instant): number {
  return quarterAt(moment.epochMilliseconds);
}

function quarterAt(time: number): number {
  return Math.floor(time / QUARTER_MILLISECONDS) * QUARTER_MILLISECONDS;
}

/** Returns the quarters from a moment on in which an order may be ready, ascending. */
export function quartersFrom(moment: Temporal.Instant): number[] {
  const first = quarterOf(moment);
  return Array.from({ length: MOST_QUARTERS }, (_, index) => first + index * QUARTER_MILLISECONDS);
}

/** Returns the first quarter from a moment on that is not full; null if the next hours are full. */
export function firstFreeQuarter(
  moment: Temporal.Instant,
  full: ReadonlySet<number>,
): number | null {
  return quartersFrom(moment).find((quarter) => !full.has(quarter)) ?? null;
}

/** Returns true if the quarter of a time, in epoch milliseconds, is full. */
export function isFullAt(time: number, full: ReadonlySet<number>): boolean {
  return full.has(quarterAt(time));
}

/** Returns the moment itself if it is in the quarter, else the start of the quarter. */
export function timeInQuarter(moment: Temporal.Instant, quarter: number): Temporal.Instant {
  return quarterOf(moment) === quarter ? moment : startOf(quarter);
}

/** Returns the start of a quarter. */
export function startOf(quarter: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(quarter);
}
