import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Maximum pages rendered at the same time: more would only delay each other. */
const AT_ONCE = 12;
/** Delay of the event loop, in ms, above which the server is too busy to render. */
const BUSY = 60;
/** Interval of the measurement, in ms. */
const INTERVAL = 1000;

/** Admits renders while the server has time for them. */
export interface RenderLimit {
  /** Returns a function that ends the render; null if the server is too busy. */
  begin(): (() => void) | null;
  stop(): void;
}

/** Creates a limit by the number of renders in progress and the delay of the event loop. */
export function createRenderLimit(): RenderLimit {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let isBusy = false;
  const timer = setInterval(() => {
    isBusy = delay.percentile(50) / 1e6 - 20 > BUSY;
    delay.reset();
  }, INTERVAL);
  timer.unref();
  let running = 0;
  return {
    begin() {
      if (isBusy || running >= AT_ONCE) return null;
      running += 1;
      return () => {
        running -= 1;
      };
    },
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
