import type { Memory } from './visitor.ts';

/** What a page says of how it came to be. Times in ms from its navigation, but for `ahead`. */
export interface Seen {
  firstPaint: number;
  lcp: number;
  cls: number;
  /** The slowest answer to a tap. */
  inp: number;
  /** When the page last did anything, and what. */
  last: number;
  lastOf: string;
  /** When it began to fetch for the screens after this one, in ms since 1970. */
  ahead: number;
}

declare global {
  var seen: Seen;
  /** Tells whoever measures that what comes now is for the next screens; takes a text. */
  var reportAhead: (text: string) => void;
}

/**
 * Runs in the page before anything else of it; so it can name nothing from outside itself. What the
 * browser remembers by then stays.
 */
export function observe(memory: Memory): void {
  for (const [key, value] of Object.entries(memory)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
  const seen: Seen = {
    firstPaint: 0,
    lcp: 0,
    cls: 0,
    inp: 0,
    last: 0,
    lastOf: '',
    ahead: Infinity,
  };
  globalThis.seen = seen;
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        take(entry);
        seen.last = performance.now();
        seen.lastOf = `${type} ${entry.name}`;
      }
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  on('paint', ({ name, startTime }) => {
    if (name === 'first-paint') seen.firstPaint = startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('longtask', () => undefined);
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  on('event', (entry) => {
    if ((entry as PerformanceEventTiming).interactionId) {
      seen.inp = Math.max(seen.inp, entry.duration);
    }
  });
  on('mark', ({ name, startTime }) => {
    if (name !== 'claypot:ahead') return;
    seen.ahead = performance.timeOrigin + startTime;
    reportAhead('');
  });
}

/**
 * Runs in the page. Looks only when a page without events would be quiet: under a slow processor
 * each look is a long task, and one that came at fixed times would wait for itself for ever.
 * @param limits for how long it must have been quiet, and when it can be told never to be, in ms.
 * @returns null when it is, what happened last when it never was.
 */
export function untilQuiet([quiet, restless]: readonly [number, number]): Promise<string | null> {
  return new Promise((resolve) => {
    const look = () => {
      const now = performance.now();
      const left = document.readyState === 'complete' ? globalThis.seen.last + quiet - now : quiet;
      if (left <= 0) resolve(null);
      else if (now > restless) resolve(globalThis.seen.lastOf);
      else setTimeout(look, left);
    };
    look();
  });
}
