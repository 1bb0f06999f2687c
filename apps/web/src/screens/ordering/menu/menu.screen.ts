import { MENU_REQUESTS } from '@claypot/domain/app';
import type { Screen } from '../../definition/screen.ts';

export const menuScreen: Screen<'menu'> = {
  name: 'menu',
  title: 'menu:title',
  load: () => import('./MenuScreen.tsx').then((code) => code.MenuScreen),
  prerenderedFor: 'guestAtBranch',
  firstRequests: import.meta.env.SSR ? MENU_REQUESTS : [],
  mainControl: import.meta.env.SSR ? { press: 'section[aria-labelledby=dishes] li a' } : undefined,
  next: ['dish', 'package', 'orderConfirmation'],
};
