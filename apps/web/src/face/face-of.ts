import type { ScreenName } from '@claypot/domain/routes';
import type { ComponentType, ReactNode } from 'react';

export interface FaceProps {
  /** The screen as rendered for a guest before any response. */
  readonly screen: ReactNode;
}

const FACES = import.meta.glob<ComponentType<FaceProps>>('../screens/**/*.face.tsx', {
  eager: true,
  import: 'Face',
});

/**
 * Returns the skeleton of a screen, if it has one: the `Face` of `<screen>.face.tsx`. The page
 * shows it once its first requests have responses, before its code has loaded.
 *
 * It is the screen with placeholders (`places.ts`) for plain texts and images of the responses, and
 * shapes for computed values. Only the build renders it; it is not part of the app's bundle.
 */
export function faceOf(screen: ScreenName): ComponentType<FaceProps> | undefined {
  return Object.entries(FACES).find(([file]) => file.endsWith(`/${screen}.face.tsx`))?.[1];
}
