import { POINTS_REQUEST } from '@claypot/domain/loyalty';
import { ROUTES } from '@claypot/domain/routes';
import type { Screen } from '../../definition/screen.ts';

export const pointScreen: Screen<'point'> = {
  name: 'point',
  title: 'me:pointsTitle',
  load: () => import('./PointScreen.tsx').then((code) => code.PointScreen),
  firstRequests: import.meta.env.SSR ? [POINTS_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'main a[href="/voucher"]' } : undefined,
  next: ['orderDetail'],
  quickLink: {
    position: 6,
    href: ROUTES.point.path,
    label: 'me:points',
    icon: 'star',
    membersOnly: true,
  },
};
