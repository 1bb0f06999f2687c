import type { App } from '@claypot/domain';
import type { I18n } from '@claypot/i18n';
import { loadAllTexts } from '@claypot/i18n';
import type { ComponentType } from 'react';
import type { ScreenFaceProps } from './ScreenFace.tsx';

let face: ComponentType<ScreenFaceProps> | undefined;

/** In which language an app has it all. */
const loaded = new WeakMap<App, string>();

/** What only the screens behind the way in need, the same for all of them. */
export async function loadRest(app: App, i18n: I18n): Promise<void> {
  const { language } = i18n;
  // Toasts among it: the one that says that the line is down could not be fetched then.
  const [{ ScreenFace }] = await Promise.all([
    import('./ScreenFace.tsx'),
    app.loadMachines(),
    loadAllTexts(i18n),
    import('./ShownToasts.tsx'),
  ]);
  face = ScreenFace;
  loaded.set(app, language);
}

/**
 * Whether nothing is left to wait for. Whoever waits all the same, if only for an instant, is shown
 * the outline of a screen, and not for an instant only.
 */
export function isRestLoaded(app: App, i18n: I18n): boolean {
  return loaded.get(app) === i18n.language;
}

/** What screens look like until their code has come, once that is there itself. */
export function faceAtHand(): ComponentType<ScreenFaceProps> | undefined {
  return face;
}
