import type { App } from '@claypot/domain/app';
import type { ScreenName } from '@claypot/domain/routes';
import { type I18n, loadAllTexts } from '@claypot/i18n';
import type { ComponentType } from 'react';
import type { ScreenFaceProps } from './ScreenFace.tsx';

let face: ComponentType<ScreenFaceProps> | undefined;

interface Loaded {
  readonly language: string;
  /** The only screen with loaded texts; null if the texts of all screens are loaded. */
  readonly only: ScreenName | null;
}

/** Loaded code and texts of the screens behind the sign-in, per app. */
const loaded = new WeakMap<App, Loaded>();

/** Loads the code and texts shared by the screens behind the sign-in. */
export async function loadRest(app: App, i18n: I18n): Promise<void> {
  const { language } = i18n;
  await Promise.all([loadCode(app), loadAllTexts(i18n)]);
  loaded.set(app, { language, only: null });
}

/** Loads the shared code, if the texts of all screens are loaded. */
export async function loadRestCode(app: App, { language }: I18n): Promise<void> {
  await loadCode(app);
  loaded.set(app, { language, only: null });
}

/**
 * Loads what the first screen of a visit needs, if its texts came with its page. Skeletons of other
 * screens and toasts load meanwhile.
 */
export async function loadRestFor(screen: ScreenName, app: App, i18n: I18n): Promise<void> {
  const { language } = i18n;
  await app.loadScreenParts();
  loaded.set(app, { language, only: screen });
}

async function loadCode(app: App): Promise<void> {
  // Includes the toasts: the offline message could not be fetched when offline.
  const [{ ScreenFace }] = await Promise.all([
    import('./ScreenFace.tsx'),
    app.loadScreenParts(),
    import('../toasts/ShownToasts.tsx'),
  ]);
  face = ScreenFace;
}

/**
 * Returns true if a screen needs no further loading. Even an instant of waiting would show a
 * skeleton, and for longer than that instant.
 */
export function isRestLoaded(screen: ScreenName, app: App, i18n: I18n): boolean {
  const there = loaded.get(app);
  return there?.language === i18n.language && (there.only ?? screen) === screen;
}

/** Returns the skeleton component, if it has loaded. */
export function faceAtHand(): ComponentType<ScreenFaceProps> | undefined {
  return face;
}
