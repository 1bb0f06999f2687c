import pLimit from 'p-limit';

/** Thrown if the queue is full. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/**
 * Limits the number of concurrent tasks; the others wait in order of arrival.
 * @param waiting maximum length of the queue; further tasks throw {@link TooBusy}.
 */
export function atMostAtOnce(
  running: number,
  waiting: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const limit = pLimit(running);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= running + waiting) {
      throw new TooBusy('Too many tasks are waiting');
    }
    return limit(work);
  };
}
