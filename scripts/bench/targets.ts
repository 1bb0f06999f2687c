import type { Visits } from './visit.ts';
import type { Work } from './work.ts';

/** Median measurements of a page. */
export interface Measured extends Visits {
  readonly work: Work;
}

/** Maximum LCP of a cold visit, as a ratio to the React list page in the same run. */
const COLD = 1.3;
const COLD_LANDING = 1;
/** Maximum LCP ratio of a warm visit, which uses the service worker. */
const WARM = 0.7;
/** Maximum script bytes before the LCP, compressed with Brotli. */
const SCRIPT = 150_000;
/** Maximum blocking time and longest task, in ms. */
const BLOCKING = 150;
const LONGEST_TASK = 100;
const SHIFT = 0.01;

/** LCP of a reference page, in ms. */
export interface Lateness {
  readonly cold: number;
  readonly warm: number;
}

/**
 * Returns each missed target of a route with the measured value and the limit; empty if it meets
 * all.
 */
export function missesOf(
  { cold, warm, work }: Measured,
  list: Lateness,
  { isLanding }: { readonly isLanding: boolean },
): readonly string[] {
  return [
    ...above('cold', lateness(cold.lcp, list.cold), isLanding ? COLD_LANDING : COLD, times),
    ...above('warm', lateness(warm.lcp, list.warm), WARM, times),
    ...above('script', cold.scriptBefore, SCRIPT, (bytes) => `${Math.round(bytes / 1000)} kB`),
    ...above('blocking', work.blocking, BLOCKING, milliseconds),
    ...above('longest task', work.longestTask, LONGEST_TASK, milliseconds),
    ...above('CLS', cold.cls, SHIFT, places),
    ...above('warm CLS', warm.cls, SHIFT, places),
  ];
}

function lateness(lcp: number, list: number): number {
  return lcp > 0 ? lcp / list : Number.NaN;
}

function above(
  what: string,
  value: number,
  limit: number,
  format: (value: number) => string,
): readonly string[] {
  // Also reports NaN: a busy browser may report no paint.
  return !(value <= limit) ? [`${what} ${format(value)} > ${format(limit)}`] : [];
}

const times = (value: number) => `${value.toFixed(2)}×`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;
const places = (value: number) => value.toFixed(3);
