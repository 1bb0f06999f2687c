/** Longest time between two looks of a page that stays visible, in ms. */
const LONGEST_WAIT = 10 * 60 * 1000;
/** First wait after a look without a result, in ms. Each further one waits twice as long. */
const FIRST_WAIT = 2000;

export interface VersionWatchOptions {
  /** Version of the open page. */
  readonly own: string;
  /** Version on the server, or null if the server names none. Rejects if it does not answer. */
  readonly readServed: () => Promise<string | null>;
  /** Version of the pages that the worker serves, or null if the server serves them itself. */
  readonly readNext: () => Promise<string | null>;
  /**
   * Makes a worker of any version take over that the browser keeps waiting.
   * @returns true while a worker is being installed or waits.
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
 * Compares the version of the open page with the server's, and emits once when a reload opens the
 * server's version. Every look reads the current state: an event only makes the next look come
 * earlier, so a missed event delays the result and never loses it. Without a result the page looks
 * again by itself.
 *
 * @returns the function that looks now.
 */
export function watchVersion(options: VersionWatchOptions): () => void {
  const { isVisible, onNewerVersion, own, schedule } = options;
  const { activateWaiting, readNext, readServed, updateWorker } = options;
  let isLooking = false;
  let isLookDue = false;
  let isFinished = false;
  let waits = 0;
  let scheduled = 0;

  /** Returns how long the current state may stay unseen, in ms, or null if nothing is left to do. */
  async function compare(): Promise<number | null> {
    const wait = Math.min(FIRST_WAIT * 2 ** waits, LONGEST_WAIT);
    waits += 1;
    try {
      const hasWaiting = await activateWaiting();
      const served = await readServed();
      if (served === null || served === own) {
        // A worker of the same version comes from a server that wants no worker any more.
        if (hasWaiting) return wait;
        waits = 0;
        return LONGEST_WAIT;
      }
      const next = await readNext();
      if (next === null || next === served) {
        await onNewerVersion();
        return null;
      }
      // A reload would open the worker's version, so its successor has to be installed first.
      updateWorker();
    } catch {
      // No answer, or code that did not load: the next look tries again.
    }
    return wait;
  }

  async function look(): Promise<void> {
    if (isFinished) return;
    // The running look may have read the state before the event that asks for this one.
    isLookDue = true;
    if (isLooking) return;
    isLooking = true;
    let wait: number | null = 0;
    while (isLookDue && wait !== null) {
      isLookDue = false;
      wait = await compare();
    }
    isLooking = false;
    if (wait === null) {
      isFinished = true;
      return;
    }
    scheduled += 1;
    const id = scheduled;
    schedule(() => {
      // A hidden page looks when it becomes visible.
      if (id === scheduled && isVisible()) void look();
    }, wait);
  }

  return look;
}
