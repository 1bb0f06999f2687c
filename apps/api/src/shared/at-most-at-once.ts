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
  let free = running;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else if (queue.length >= waiting) throw new TooBusy('Too much is waiting');
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
