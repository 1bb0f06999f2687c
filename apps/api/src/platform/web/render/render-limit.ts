import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Maximum pages rendered at the same time: more would only delay each other. */
const AT_ONCE = 12;
/** Delay of the event loop, in ms, above which the server is too busy to render. */
const BUSY = 60;
/** Resolution and interval of the measurement, in ms. */
const RESOLUTION = 20;
const INTERVAL = 1000;
/** In ms. */
const PATIENCE = 150;

/** Admits renders while the server has time for them. */
export interface RenderLimit {
  /** Time that a page waits for its data, in ms. The browser requests later data. */
  readonly patience: number;
  /** Returns a function that ends the render; null if the server is too busy. */
  begin(): (() => void) | null;
}

/** Renders every page with its data, however long that takes. */
export const NO_RENDER_LIMIT: RenderLimit = { patience: 60_000, begin: () => () => undefined };

/**
 * Creates a limit by the number of renders in progress and the delay of the event loop.
 *
 * @param readDelay returns the current delay of the event loop, in ms
 */
export function createRenderLimit(readDelay: () => number = measureDelay()): RenderLimit {
  let running = 0;
  return {
    patience: PATIENCE,
    begin() {
      if (running >= AT_ONCE || readDelay() > BUSY) return null;
      running += 1;
      return () => {
        running -= 1;
      };
    },
  };
}

/** Measures the event loop from now on. Returns a function that returns the last median, in ms. */
function measureDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  let median = 0;
  const timer = setInterval(() => {
    median = Math.max(0, histogram.percentile(50) / 1e6 - RESOLUTION);
    histogram.reset();
  }, INTERVAL);
  timer.unref();
  return () => median;
}
