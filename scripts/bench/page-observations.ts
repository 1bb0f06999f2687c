import type { Memory } from './visitor.ts';

/** A page's own measurements. Times are in ms since its navigation, except `ahead`. */
export interface PageObservations {
  firstPaint: number;
  lcp: number;
  cls: number;
  /** Slowest interaction (INP), in ms. */
  inp: number;
  /** Time and kind of the page's last activity. */
  last: number;
  lastOf: string;
  /** Start of prefetching for the next screens, in ms since 1970. */
  ahead: number;
}

declare global {
  var observations: PageObservations;
  /** Notifies the benchmark that the page starts prefetching. Takes a text. */
  var reportAhead: (text: string) => void;
}

/**
 * Records the measurements. Runs in the page before its own code, so it must not reference anything
 * outside itself. Writes `memory` to local storage, without replacing existing values.
 */
export function observe(memory: Memory): void {
  for (const [key, value] of Object.entries(memory)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
  const observations: PageObservations = {
    firstPaint: 0,
    lcp: 0,
    cls: 0,
    inp: 0,
    last: 0,
    lastOf: '',
    ahead: Infinity,
  };
  globalThis.observations = observations;
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name.startsWith('bench:')) continue;
        take(entry);
        observations.last = performance.now();
        observations.lastOf = `${type} ${entry.name}`;
      }
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  on('paint', ({ name, startTime }) => {
    if (name === 'first-paint') observations.firstPaint = startTime;
  });
  on('largest-contentful-paint', (entry) => {
    observations.lcp = entry.startTime;
  });
  on('longtask', () => undefined);
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) observations.cls += shift.value;
  });
  on('event', (entry) => {
    if ((entry as PerformanceEventTiming).interactionId) {
      observations.inp = Math.max(observations.inp, entry.duration);
    }
  });
  on('mark', ({ name, startTime }) => {
    if (name !== 'claypot:ahead') return;
    observations.ahead = performance.timeOrigin + startTime;
    reportAhead('');
  });
}

/**
 * Waits until the page is idle. Runs in the page. Resolves with null, or with the last activity at
 * the deadline. Checks only when the page could be idle: with CPU throttling each check is a long
 * task, and checks at a fixed interval would prevent the page from becoming idle.
 * @param limits required idle time and deadline, in ms.
 */
export function waitUntilQuiet([quiet, deadline]: readonly [number, number]): Promise<
  string | null
> {
  // Identifies this task, which is not the page's.
  performance.mark('bench:check');
  return new Promise((resolve) => {
    const check = () => {
      const now = performance.now();
      const left =
        document.readyState === 'complete' ? globalThis.observations.last + quiet - now : quiet;
      if (left <= 0) resolve(null);
      else if (now > deadline) resolve(globalThis.observations.lastOf);
      else setTimeout(check, left);
    };
    check();
  });
}
