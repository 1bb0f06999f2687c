import type { Screen } from '../screen.ts';

export const aboutScreen: Screen<'about'> = {
  name: 'about',
  title: 'info:about',
  load: () => import('./AboutScreen.tsx').then((code) => code.AboutScreen),
};
