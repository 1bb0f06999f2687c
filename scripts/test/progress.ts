/** Interval between two lines, in ms: frequent enough to show progress, rare enough to read. */
const EVERY = 10_000;

/** Progress of a run. */
export interface Reached {
  readonly done: number;
  readonly of: number;
  /** Unit of the counts, such as `files`. */
  readonly unit: string;
  readonly failed: number;
}

/**
 * Writes the progress of a run at intervals and at its end, as `41 of 131 files, 2 failed, 0:12`.
 *
 * @param now returns milliseconds of a monotonic clock.
 * @param write receives a line.
 */
export function createProgress(
  now: () => number = () => performance.now(),
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): { reach(reached: Reached): void } {
  const began = now();
  let lastWritten = began;
  return {
    reach(reached) {
      const time = now();
      const isLast = reached.done === reached.of;
      if (!isLast && time - lastWritten < EVERY) return;
      lastWritten = time;
      const { done, of, unit, failed } = reached;
      write(`${done} of ${of} ${unit}, ${failed} failed, ${minutes(time - began)}`);
    },
  };
}

/** Formats milliseconds as minutes and seconds: `0:07`, `12:40`. */
export function minutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
