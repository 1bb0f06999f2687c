/** Maximum time between two checks of a visible page, in ms. */
const LONGEST_WAIT = 10 * 60 * 1000;
/** First delay after an inconclusive check, in ms; doubles each time. */
const FIRST_WAIT = 2000;

export interface VersionWatchOptions {
  /** Version of the open page. */
  readonly own: string;
  /** Version on the server, or null if the server names none. Rejects if it does not respond. */
  readonly readServed: () => Promise<string | null>;
  /** Version of the pages that the worker serves, or null if the server serves them itself. */
  readonly readNext: () => Promise<string | null>;
  /**
   * Activates a waiting worker of any version.
   * @returns true while a worker is installing or waiting.
   */
  readonly activateWaiting: () => Promise<boolean>;
  /** Makes the browser check for the server's worker. Returns before it is done. */
  readonly updateWorker: () => void;
  /** Called again later if it rejects. */
  readonly onNewerVersion: () => Promise<void>;
  readonly isVisible: () => boolean;
  readonly schedule: (look: () => void, milliseconds: number) => void;
}

/**
 * Compares the version of the open page with the server's and emits once a reload would open the
 * server's version. Every check reads the current state. An event only makes the next check
 * earlier, so a missed event delays the result and never loses it.
 *
 * @returns a function that checks now.
 */
export function watchVersion(options: VersionWatchOptions): () => void {
  const { isVisible, onNewerVersion, own, schedule } = options;
  const { activateWaiting, readNext, readServed, updateWorker } = options;
  let isChecking = false;
  let isCheckDue = false;
  let isFinished = false;
  let waits = 0;
  let scheduled = 0;

  /** Returns the delay until the next check, in ms, or null if finished. */
  async function compare(): Promise<number | null> {
    const wait = Math.min(FIRST_WAIT * 2 ** waits, LONGEST_WAIT);
    waits += 1;
    try {
      const hasWaiting = await activateWaiting();
      const served = await readServed();
      if (served === null || served === own) {
        // A waiting worker of the same version comes from a server that has disabled its worker.
        if (hasWaiting) return wait;
        waits = 0;
        return LONGEST_WAIT;
      }
      const next = await readNext();
      if (next === null || next === served) {
        await onNewerVersion();
        return null;
      }
      // A reload would open the worker's version, so its successor must be installed first.
      updateWorker();
    } catch {
      // No response, or the code did not load: the next check retries.
    }
    return wait;
  }

  async function look(): Promise<void> {
    if (isFinished) return;
    // The running check may have read the state before the event that triggered this one.
    isCheckDue = true;
    if (isChecking) return;
    isChecking = true;
    let wait: number | null = 0;
    while (isCheckDue && wait !== null) {
      isCheckDue = false;
      wait = await compare();
    }
    isChecking = false;
    if (wait === null) {
      isFinished = true;
      return;
    }
    scheduled += 1;
    const id = scheduled;
    schedule(() => {
      // A hidden page checks when it becomes visible.
      if (id === scheduled && isVisible()) void look();
    }, wait);
  }

  return look;
}
