import { NOTIFICATIONS_REQUEST } from '@claypot/domain/account';
import { ROUTES } from '@claypot/domain/routes';
import type { Screen } from '../../definition/screen.ts';

export const notificationScreen: Screen<'notification'> = {
  name: 'notification',
  title: 'notifications:title',
  load: () => import('./NotificationScreen.tsx').then((code) => code.NotificationScreen),
  firstRequests: import.meta.env.SSR ? [NOTIFICATIONS_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'main li a' } : undefined,
  quickLink: {
    position: 4,
    href: ROUTES.notification.path,
    label: 'me:notifications',
    icon: 'bell',
    membersOnly: true,
  },
};
