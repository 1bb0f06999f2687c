import type { Screen } from '../screen.ts';

export const privacyScreen: Screen<'privacy'> = {
  name: 'privacy',
  title: 'info:privacy',
  load: () => import('./PrivacyScreen.tsx').then((code) => code.PrivacyScreen),
};
