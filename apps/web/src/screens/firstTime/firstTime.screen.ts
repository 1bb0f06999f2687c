import type { Screen } from '../screen.ts';

export const firstTimeScreen: Screen<'firstTime'> = {
  name: 'firstTime',
  title: 'info:programme',
  load: () => import('./FirstTimeScreen.tsx').then((code) => code.FirstTimeScreen),
};
