import pLimit from 'p-limit';

/** Too much is waiting already. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/**
 * Lets only so many pieces of work run at once; the others wait in the order they came.
 * @param waiting how many may wait; the next is turned away with {@link TooBusy}.
 */
export function atMostAtOnce(
  running: number,
  waiting: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const limit = pLimit(running);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= running + waiting) {
      throw new TooBusy('Too much is waiting');
    }
    return limit(work);
  };
}
