import type { App } from '@claypot/domain/app';
import type { ScreenName } from '@claypot/domain/routes';
import { type I18n, loadAllTexts } from '@claypot/i18n';
import type { ComponentType } from 'react';
import type { ScreenFaceProps } from './ScreenFace.tsx';

let face: ComponentType<ScreenFaceProps> | undefined;

interface Loaded {
  readonly language: string;
  /** The one screen whose texts are there; null where those of all screens are. */
  readonly only: ScreenName | null;
}

/** What an app has, of that without which the screens behind the way in cannot be drawn. */
const loaded = new WeakMap<App, Loaded>();

/** What only the screens behind the way in need, the same for all of them. */
export async function loadRest(app: App, i18n: I18n): Promise<void> {
  const { language } = i18n;
  await Promise.all([loadCode(app), loadAllTexts(i18n)]);
  loaded.set(app, { language, only: null });
}

/** The same for the screen that a visit begins with, where its texts came with its page. */
export async function loadRestFor(screen: ScreenName, app: App, i18n: I18n): Promise<void> {
  const { language } = i18n;
  await loadCode(app);
  loaded.set(app, { language, only: screen });
}

async function loadCode(app: App): Promise<void> {
  // Toasts among it: the one that says that the line is down could not be fetched then.
  const [{ ScreenFace }] = await Promise.all([
    import('./ScreenFace.tsx'),
    app.loadMachines(),
    import('../toasts/ShownToasts.tsx'),
  ]);
  face = ScreenFace;
}

/**
 * Whether a screen has nothing left to wait for. Whoever waits all the same, if only for an instant,
 * is shown the outline of a screen, and not for an instant only.
 */
export function isRestLoaded(screen: ScreenName, app: App, i18n: I18n): boolean {
  const there = loaded.get(app);
  return there?.language === i18n.language && (there.only ?? screen) === screen;
}

/** What screens look like until their code has come, once that is there itself. */
export function faceAtHand(): ComponentType<ScreenFaceProps> | undefined {
  return face;
}
