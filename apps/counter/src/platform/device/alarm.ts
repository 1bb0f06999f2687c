import { createListeners } from '@claypot/domain/events';

type AlarmState = 'silent' | 'ringing' | 'refused';

/** Interval of the chime while it rings, in ms. */
const INTERVAL = 2500;
/** Time in ms until the first ring opens the sound, which blocks the page for up to 250 ms. */
const OPEN_AFTER = 500;
/** Presses after which browsers allow sound. */
const PRESSES = ['pointerdown', 'keydown'] as const;

/** Subset of `AudioContext` used here. */
export interface Audio {
  readonly state: AudioContextState;
  resume(): Promise<void>;
  addEventListener(type: 'statechange', listener: () => void): void;
}

/** Subset of `Window` used here. */
interface AlarmView {
  addEventListener(type: 'pointerdown' | 'keydown', listener: () => void): void;
  setInterval(run: () => void, ms: number): number;
  clearInterval(timer: number | undefined): void;
  setTimeout(run: () => void, ms: number): number;
}

export interface AlarmOptions<Context extends Audio> {
  /** Null if the device has no sound. */
  readonly createContext: (() => Context) | null;
  readonly play: (context: Context) => void;
  readonly view: AlarmView;
}

/**
 * Creates the alarm port. Browsers play no sound before the first press in the page. A refused
 * alarm starts with the next press, wherever it is.
 */
export function createAlarm<Context extends Audio>({
  createContext,
  play,
  view,
}: AlarmOptions<Context>) {
  const { subscribe, notify } = createListeners();
  let context: Context | null = null;
  let isWanted = false;
  let hasFailed = false;
  let isOpening = false;
  let timer: number | undefined;
  let last: AlarmState = 'silent';

  function state(): AlarmState {
    if (hasFailed) return 'refused';
    if (!isWanted || isOpening) return 'silent';
    return context?.state === 'running' ? 'ringing' : 'refused';
  }

  function update(): void {
    if (isWanted && context?.state === 'running') hasFailed = false;
    const next = state();
    if (next === last) return;
    last = next;
    // The first chime comes at once, also when a press ends the refusal.
    if (next === 'ringing') chime();
    notify();
  }

  function open(): Context | null {
    if (context === null && createContext !== null) {
      context = createContext();
      context.addEventListener('statechange', update);
    }
    return context;
  }

  /** Resolves once the sound may play; `running` is false if the browser refuses it. */
  async function resume(): Promise<void> {
    isOpening = false;
    const opened = open();
    // A refused `resume` stays pending until the next press, so nothing waits for it.
    if (opened !== null && opened.state !== 'running') await opened.resume().catch(() => undefined);
    hasFailed = false;
    update();
  }

  function chime(): void {
    if (context?.state === 'running') play(context);
  }

  for (const press of PRESSES) {
    view.addEventListener(press, () => {
      if (isWanted && context?.state !== 'running') void resume();
    });
  }

  return {
    ring: () => {
      if (isWanted) return;
      isWanted = true;
      if (context === null) {
        // The board is shown first.
        isOpening = true;
        view.setTimeout(() => {
          if (!isOpening) return;
          void resume();
          update();
        }, OPEN_AFTER);
      } else void resume();
      timer = view.setInterval(chime, INTERVAL);
      update();
    },
    stop: () => {
      isWanted = false;
      isOpening = false;
      view.clearInterval(timer);
      update();
    },
    test: () => {
      const opened = open();
      if (opened === null) {
        hasFailed = true;
        update();
        return;
      }
      void resume().then(chime);
    },
    state,
    subscribe,
  };
}
