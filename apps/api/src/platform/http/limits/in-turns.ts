interface Waiting {
  readonly begin: () => void;
  readonly isCancelled: () => boolean;
}

/**
 * Starts at most `most` tasks per turn of the event loop. Otherwise hundreds of concurrent requests
 * would start in a row, and no input or health check would be processed meanwhile.
 *
 * @returns a function that returns null if the task can start now, else a promise that resolves at
 * its turn. Tasks that are gone by then do not count, so a crowd that disconnects delays no other
 * task.
 */
export function inTurns(most: number): (isCancelled?: () => boolean) => Promise<void> | null {
  let waiting: Waiting[] = [];
  let begun = 0;
  let isTurning = false;

  function turn(): void {
    const cancelled = waiting.filter(({ isCancelled }) => isCancelled());
    waiting = waiting.filter(({ isCancelled }) => !isCancelled());
    const next = waiting.splice(0, most);
    begun = next.length;
    isTurning = begun > 0;
    if (isTurning) setImmediate(turn);
    for (const { begin } of [...cancelled, ...next]) begin();
  }

  return (isCancelled = () => false) => {
    if (!isTurning) {
      isTurning = true;
      setImmediate(turn);
    }
    if (begun < most && waiting.length === 0) {
      begun += 1;
      return null;
    }
    return new Promise((begin) => waiting.push({ begin, isCancelled }));
  };
}
