import { ROUTES } from '@claypot/domain/routes';
import type { Screen } from '../../definition/screen.ts';

export const profileScreen: Screen<'profile'> = {
  name: 'profile',
  title: 'me:profile',
  outline: 'form',
  load: () => import('./ProfileScreen.tsx').then((code) => code.ProfileScreen),
  mainControl: import.meta.env.SSR
    ? { press: 'button[type=submit]', reaction: 'button[aria-disabled=true]' }
    : undefined,
  quickLink: {
    position: 5,
    href: ROUTES.profile.path,
    label: 'me:profile',
    icon: 'user',
    membersOnly: true,
  },
};
