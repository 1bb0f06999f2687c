import { ME_REQUESTS } from '@claypot/domain/app';
import { ROUTES } from '@claypot/domain/routes';
import { userIcon } from '@claypot/ui';
import type { Screen } from '../../definition/screen.ts';

export const meScreen: Screen<'me'> = {
  name: 'me',
  title: 'me:title',
  outline: 'account',
  load: () => import('./MeScreen.tsx').then((code) => code.MeScreen),
  firstRequests: import.meta.env.SSR ? ME_REQUESTS : [],
  mainControl: import.meta.env.SSR ? { press: 'main a[href="/order"]' } : undefined,
  next: ['home', 'notification', 'orderList', 'profile', 'qrCode', 'topUp'],
  tab: { position: 4, href: ROUTES.me.path, label: 'system:tabMe', icon: userIcon },
};
