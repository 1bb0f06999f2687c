import { NOTIFICATIONS_REQUESTS } from '@claypot/domain/app';
import { ROUTES } from '@claypot/domain/routes';
import type { Screen } from '../../definition/screen.ts';

export const notificationScreen: Screen<'notification'> = {
  name: 'notification',
  title: 'notifications:title',
  load: () => import('./NotificationScreen.tsx').then((code) => code.NotificationScreen),
  firstRequests: import.meta.env.SSR ? NOTIFICATIONS_REQUESTS : [],
  shortcut: {
    position: 4,
    href: ROUTES.notification.path,
    label: 'me:notifications',
    icon: 'bell',
    membersOnly: true,
  },
};
