import type { Screen } from '../screen.ts';

export const notificationScreen: Screen<'notification'> = {
  name: 'notification',
  title: 'notifications:title',
  load: () => import('./NotificationScreen.tsx').then((code) => code.NotificationScreen),
};
