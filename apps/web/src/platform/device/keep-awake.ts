interface Lock {
  readonly released: boolean;
  release(): Promise<void>;
}

/** Subset of `Window` used here. */
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
 * Keeps the screen on. Returns a function that ends it. Browsers release the lock when the page is
 * hidden, so it is requested again when the page returns. If the browser does not support it or the
 * phone saves power, the screen turns off as usual.
 */
export function keepAwake({ document, navigator }: AwakeView): () => void {
  const { wakeLock } = navigator;
  if (wakeLock === undefined) return () => {};
  let isWanted = true;
  let isRequesting = false;
  let lock: Lock | null = null;

  const releaseHold = () => void lock?.release().catch(() => undefined);
  const ask = async () => {
    const hasLock = lock !== null && !lock.released;
    if (hasLock || isRequesting || document.visibilityState !== 'visible') return;
    isRequesting = true;
    // If rejected, the phone's own screen timeout applies.
    lock = await wakeLock.request('screen').catch(() => null);
    isRequesting = false;
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
