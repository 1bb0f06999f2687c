/** Calls something again and again. */
export interface Ticker {
  /** Answers the way to stop. */
  every(milliseconds: number, work: () => void): () => void;
}

/** The real one. It does not keep a process alive that has nothing else to do. */
export const systemTicker: Ticker = {
  every(milliseconds, work) {
    const timer = setInterval(work, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  },
};
