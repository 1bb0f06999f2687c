import { createListeners } from '@claypot/domain/events';

type WakeLockState = 'off' | 'on' | 'refused';

interface Sentinel {
  readonly released: boolean;
  release(): Promise<void>;
  addEventListener(type: 'release', listener: () => void): void;
}

/** Subset of `Window` used here. */
export interface AwakeView {
  readonly document: {
    readonly visibilityState: DocumentVisibilityState;
    addEventListener(type: 'visibilitychange', listener: () => void): void;
  };
  readonly navigator: {
    readonly wakeLock?: { request(type: 'screen'): Promise<Sentinel> };
  };
}

/**
 * Creates the wake lock port. Browsers release the lock when the page is hidden, so it is requested
 * again when the page returns. A device without wake locks, or one that saves power, refuses it.
 */
export function createWakeLock({ document, navigator }: AwakeView) {
  const { subscribe, notify } = createListeners();
  const { wakeLock } = navigator;
  let isWanted = false;
  let isRequesting = false;
  let sentinel: Sentinel | null = null;
  let state: WakeLockState = 'off';

  function become(next: WakeLockState): void {
    if (state === next) return;
    state = next;
    notify();
  }

  function drop(): void {
    void sentinel?.release().catch(() => undefined);
    sentinel = null;
  }

  async function acquire(): Promise<void> {
    if (!isWanted || isRequesting || document.visibilityState !== 'visible') return;
    if (sentinel !== null && !sentinel.released) return;
    isRequesting = true;
    const given = (await wakeLock?.request('screen').catch(() => null)) ?? null;
    isRequesting = false;
    sentinel = given;
    given?.addEventListener('release', () => {
      // The device released the lock while the page is visible, for example to save power.
      if (isWanted && document.visibilityState === 'visible') become('refused');
    });
    if (isWanted) become(given === null ? 'refused' : 'on');
    else drop();
  }

  document.addEventListener('visibilitychange', () => void acquire());
  return {
    request: () => {
      isWanted = true;
      void acquire();
    },
    release: () => {
      isWanted = false;
      drop();
      become('off');
    },
    state: () => state,
    subscribe,
  };
}
