/** How often a line is written, in ms: often enough to see that it goes on, seldom enough to read. */
const EVERY = 10_000;

/** How far a run is: what is through, of how many, and what of it went wrong. */
export interface Reached {
  readonly done: number;
  readonly of: number;
  /** What is counted, such as `files`. */
  readonly what: string;
  readonly failed: number;
}

/**
 * Says now and then how far a run is, as `41 of 131 files, 2 failed, 0:12`.
 *
 * @param now milliseconds of any clock that does not go back.
 * @param write takes a line.
 */
export function createProgress(
  now: () => number = () => performance.now(),
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): { reach(reached: Reached): void } {
  const began = now();
  let said = began;
  return {
    reach(reached) {
      const time = now();
      const isLast = reached.done === reached.of;
      if (!isLast && time - said < EVERY) return;
      said = time;
      const { done, of, what, failed } = reached;
      write(`${done} of ${of} ${what}, ${failed} failed, ${minutes(time - began)}`);
    },
  };
}

/** Milliseconds as people read them: `0:07`, `12:40`. */
export function minutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
