/** Calls a function periodically. */
export interface Ticker {
  /** Calls `work` at this interval in ms. Returns a function that stops it. */
  every(milliseconds: number, work: () => void): () => void;
}

/** Ticker on system timers. It does not keep an otherwise idle process alive. */
export const systemTicker: Ticker = {
  every(milliseconds, work) {
    const timer = setInterval(work, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  },
};
