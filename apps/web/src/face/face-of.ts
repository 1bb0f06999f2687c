import type { ScreenName } from '@claypot/domain/routes';
import type { ComponentType, ReactNode } from 'react';

export interface FaceProps {
  /** The screen itself, as a guest is shown it before anything has been answered. */
  readonly screen: ReactNode;
}

const FACES = import.meta.glob<ComponentType<FaceProps>>('../screens/**/*.face.tsx', {
  eager: true,
  import: 'Face',
});

/**
 * What a screen's page shows as soon as its first requests are answered, before its code has come: the
 * `Face` of `<screen>.face.tsx`, where it has one. It is the screen with places (`places.ts`) for the
 * plain texts and pictures of the answers, and outlines for all that has to be worked out. Only the
 * build draws it: none of it is in the app that browsers load.
 */
export function faceOf(screen: ScreenName): ComponentType<FaceProps> | undefined {
  return Object.entries(FACES).find(([file]) => file.endsWith(`/${screen}.face.tsx`))?.[1];
}
