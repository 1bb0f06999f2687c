import type { ScreenName } from '@claypot/domain/routes';
import type { ScreenComponent } from '../screens/definition/screen.ts';
import { SCREENS } from './generated/screens.ts';

const loaded = new Map<ScreenName, ScreenComponent>();
const loading = new Map<ScreenName, Promise<ScreenComponent>>();

/** Loads a screen's code once; after a failure the next call retries. */
export function loadScreen(name: ScreenName): Promise<ScreenComponent> {
  const running = loading.get(name);
  if (running) return running;
  const load = SCREENS[name].load().then((screen) => {
    loaded.set(name, screen);
    return screen;
  });
  load.catch(() => loading.delete(name));
  loading.set(name, load);
  return load;
}

/** Returns a screen's code if it has loaded. */
export function screenAtHand(name: ScreenName): ScreenComponent | undefined {
  return loaded.get(name);
}

/** Prefetches the code of the likely next screens, so that they open at once. */
export function prefetchNext(name: ScreenName): void {
  for (const next of SCREENS[name].next ?? []) {
    // A failed prefetch is retried when the screen is opened.
    loadScreen(next).catch(() => undefined);
  }
}
