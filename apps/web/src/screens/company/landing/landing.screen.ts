import type { Screen } from '../../definition/screen.ts';

export const landingScreen: Screen<'landing'> = {
  name: 'landing',
  title: null,
  outline: 'bare',
  load: () => import('./LandingScreen.tsx').then((code) => code.LandingScreen),
  prerenderedFor: 'anybody',
  mainControl: import.meta.env.SSR ? { press: 'main a[href="/home"]' } : undefined,
};
