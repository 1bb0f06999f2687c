import type { Ticker } from './ticker.ts';

/**
 * Runs a job at each tick, except while it is still running. Failures are only reported.
 * @returns a function that stops it and resolves when the job is no longer running.
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
