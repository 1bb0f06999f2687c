import { HOME_REQUESTS } from '@claypot/domain/app';
import { ROUTES } from '@claypot/domain/routes';
import { homeIcon } from '@claypot/ui';
import type { Screen } from '../../definition/screen.ts';

export const homeScreen: Screen<'home'> = {
  name: 'home',
  title: 'home:title',
  outline: 'bare',
  load: () => import('./HomeScreen.tsx').then((code) => code.HomeScreen),
  prerenderedFor: 'guest',
  firstRequests: import.meta.env.SSR ? HOME_REQUESTS : [],
  mainControl: import.meta.env.SSR ? { press: 'main a[href="/branchList"]' } : undefined,
  next: ['branchList', 'menu'],
  tab: { position: 1, href: ROUTES.home.path, label: 'system:tabHome', icon: homeIcon },
};
