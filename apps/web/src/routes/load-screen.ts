import type { ScreenName } from '@claypot/domain/routes';
import type { ScreenComponent } from '../screens/definition/screen.ts';
import { SCREENS } from './generated/screens.ts';

const loaded = new Map<ScreenName, ScreenComponent>();
const loading = new Map<ScreenName, Promise<ScreenComponent>>();

/** Fetches a screen's code, once; after a failure the next call tries again. */
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

/** A screen's code where it is there already. */
export function screenAtHand(name: ScreenName): ScreenComponent | undefined {
  return loaded.get(name);
}

/** Fetches the code of the likely next screens, so that the next tap shows its screen at once. */
export function prefetchNext(name: ScreenName): void {
  for (const next of SCREENS[name].next ?? []) {
    // Asked for ahead of time: if it fails it is asked for again when it is wanted.
    loadScreen(next).catch(() => undefined);
  }
}
