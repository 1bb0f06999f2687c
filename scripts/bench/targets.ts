import type { Visits } from './visit.ts';
import type { Work } from './work.ts';

/** A page with the middle of each figure. */
export interface Measured extends Visits {
  readonly work: Work;
}

/** What a visit may cost, as a share of what the bare page that loads a list costs in the same run. */
const COLD = 1.3;
const COLD_LANDING = 1;
/** With the service worker, as every second visit of the bench is. */
const WARM = 0.7;
/** Bytes before the content stands, as Brotli packs them. */
const SCRIPT = 150_000;
/** In ms. */
const BLOCKING = 150;
const LONGEST_TASK = 100;
const SHIFT = 0.01;

/** What is compared: how late the largest part of a page was painted, in ms. */
export interface Lateness {
  readonly cold: number;
  readonly warm: number;
}

/** What of a route misses its target, each with the figure and what it may be; empty where all is well. */
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
  most: number,
  write: (value: number) => string,
): readonly string[] {
  // Also where there is no figure: a browser that was too busy tells of no paint.
  return !(value <= most) ? [`${what} ${write(value)} > ${write(most)}`] : [];
}

const times = (value: number) => `${value.toFixed(2)}×`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;
const places = (value: number) => value.toFixed(3);
