import type { Screen } from '../../definition/screen.ts';

export const aboutScreen: Screen<'about'> = {
  name: 'about',
  title: 'info:about',
  outline: 'text',
  load: () => import('./AboutScreen.tsx').then((code) => code.AboutScreen),
  prerenderedFor: 'anybody',
  mainControl: import.meta.env.SSR ? { press: 'header a' } : undefined,
};
