import type { Ticker } from './ticker.ts';

/**
 * Runs a job at each tick, but never while it still runs. A failure is reported and forgotten.
 * @returns what ends it; resolves when nothing of it is under way any more
 */
export function repeat(
  ticker: Ticker,
  milliseconds: number,
  report: (error: unknown) => void,
  job: () => Promise<void>,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const stop = ticker.every(milliseconds, () => {
    running ??= job()
      .catch(report)
      .finally(() => {
        running = null;
      });
  });
  return async () => {
    stop();
    await running;
  };
}
