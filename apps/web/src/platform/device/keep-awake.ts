interface Lock {
  readonly released: boolean;
  release(): Promise<void>;
}

/** What of a browser's window is needed. */
export interface AwakeView {
  readonly document: {
    readonly visibilityState: DocumentVisibilityState;
    addEventListener(type: 'visibilitychange', listener: () => void): void;
    removeEventListener(type: 'visibilitychange', listener: () => void): void;
  };
  readonly navigator: {
    readonly wakeLock?: { request(type: 'screen'): Promise<Lock> };
  };
}

/**
 * Keeps the screen lit until the function that it answers is called. A browser lets go of it whenever
 * the page is out of sight, so it is asked again when the page comes back; one that cannot, or a
 * phone that saves power, lets the screen go dark.
 */
export function keepAwake({ document, navigator }: AwakeView): () => void {
  const { wakeLock } = navigator;
  if (wakeLock === undefined) return () => {};
  let isWanted = true;
  let isAsking = false;
  let held: Lock | null = null;

  const releaseHold = () => void held?.release().catch(() => undefined);
  const ask = async () => {
    const isHeld = held !== null && !held.released;
    if (isHeld || isAsking || document.visibilityState !== 'visible') return;
    isAsking = true;
    // Refused, the screen stays as bright as the phone wants it.
    held = await wakeLock.request('screen').catch(() => null);
    isAsking = false;
    if (!isWanted) releaseHold();
  };
  const listener = () => void ask();

  document.addEventListener('visibilitychange', listener);
  listener();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', listener);
    releaseHold();
  };
}
