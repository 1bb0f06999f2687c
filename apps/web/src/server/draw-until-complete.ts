import type { RunningCalls } from './running-calls.ts';

/** Maximum draws of a page: a part that appears with the data of another one is the third. */
const MOST_DRAWS = 4;

interface Draw {
  /** Machines that the draw has created; they load their data once started. */
  readonly created: readonly { start(): unknown }[];
}

interface Result<Drawn> {
  readonly drawn: Drawn;
  /** Number of draws. */
  readonly draws: number;
  /** True if all data was there before the last draw: hydrating loads nothing. */
  readonly isComplete: boolean;
}

/**
 * Draws a screen until no machine requests further data, at most for `patience` ms. Draws at least
 * twice, because a machine reads the cache when it is created.
 */
export async function drawUntilComplete<Drawn extends Draw>(
  draw: () => Drawn,
  calls: Pick<RunningCalls, 'begun' | 'running' | 'settled'>,
  patience: number,
): Promise<Result<Drawn>> {
  const end = performance.now() + patience;
  for (let draws = 1; ; draws += 1) {
    // A response that arrives after the draw is missing in it.
    const isSettled = calls.running() === 0;
    const begun = calls.begun();
    const drawn = draw();
    const isLast = draws === MOST_DRAWS || performance.now() >= end;
    for (const actor of drawn.created) actor.start();
    await calls.settled(Math.max(0, end - performance.now()));
    // A request that fails is sent again, so the page stays incomplete.
    const isComplete = isSettled && calls.begun() === begun;
    if (draws > 1 && (isComplete || isLast)) return { drawn, draws, isComplete };
  }
}
