import type { Screen } from '../screen.ts';

export const profileScreen: Screen<'profile'> = {
  name: 'profile',
  title: 'me:profile',
  load: () => import('./ProfileScreen.tsx').then((code) => code.ProfileScreen),
};
