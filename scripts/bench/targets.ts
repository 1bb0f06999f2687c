import type { Visits } from './visit.ts';

/** Median measurements of a page. */
export interface Measured extends Visits {
  /** Largest layout shift of a first visit at the widths of common phones. */
  readonly shift: number;
  /**
   * Time until the next page is visible if the browser follows the main control, in ms; NaN if
   * the control is no link or works with the app only.
   */
  readonly link: number;
}

/** Maximum time until a cold visit is usable, as a ratio to the React list page in the same run. */
const USABLE = 1.6;
const USABLE_LANDING = 1.3;
/** The same ratio for a warm visit, which uses the service worker. */
const USABLE_WARM = 0.9;
/** Maximum LCP of a cold visit as a ratio, and of a warm visit. */
const COLD = 1.3;
const COLD_LANDING = 1;
const WARM = 0.7;
/** Maximum script bytes before the page is usable, compressed with gzip. */
const SCRIPT = 150_000;
const SCRIPT_LIGHT = 120_000;
/** Maximum blocking time after the first paint, in ms. */
const BLOCKING = 150;
/** Maximum blocking time since the navigation in addition to that of the React list page, in ms. */
const BLOCKING_ABOVE_LIST = 100;
const SHIFT = 0.01;

interface Kind {
  readonly isLanding: boolean;
  readonly isLight: boolean;
}

/**
 * Returns each missed target of a route with the measured value and the limit; empty if it meets
 * all.
 * @param list measurements of the React list page
 */
export function missesOf(
  { cold, shift, warm, work }: Omit<Measured, 'link'>,
  list: Pick<Measured, 'cold' | 'warm' | 'work'>,
  { isLanding, isLight }: Kind,
): readonly string[] {
  const usable = isLanding ? USABLE_LANDING : USABLE;
  const lcp = isLanding ? COLD_LANDING : COLD;
  const inAll = list.work.blockingInAll + BLOCKING_ABOVE_LIST;
  return [
    ...above('usable', cold.usable / list.cold.usable, usable, times),
    ...above('warm usable', warm.usable / list.warm.usable, USABLE_WARM, times),
    ...above('LCP', lateness(cold.lcp, list.cold.lcp), lcp, times),
    ...above('warm LCP', lateness(warm.lcp, list.warm.lcp), WARM, times),
    ...above('script', cold.scriptBefore, isLight ? SCRIPT_LIGHT : SCRIPT, kilobytes),
    ...above('blocking', work.blocking, BLOCKING, milliseconds),
    ...above('blocking in all', work.blockingInAll, inAll, milliseconds),
    ...above('CLS', Math.max(cold.cls, shift), SHIFT, places),
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
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const places = (value: number) => value.toFixed(3);
