import type { Screen } from '../screen.ts';

export const landingScreen: Screen<'landing'> = {
  name: 'landing',
  title: null,
  load: () => import('./LandingScreen.tsx').then((code) => code.LandingScreen),
};
