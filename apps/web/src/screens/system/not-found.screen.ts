import type { Screen } from '../definition/screen.ts';

export const notFoundScreen: Screen<'notFound'> = {
  name: 'notFound',
  title: 'system:notFoundTitle',
  outline: 'bare',
  load: () => import('./NotFoundScreen.tsx').then((code) => code.NotFoundScreen),
  prerenderedFor: 'everyone',
};
