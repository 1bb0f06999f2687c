import { FAMILY_REQUESTS } from '@claypot/domain/app';
import { ROUTES } from '@claypot/domain/routes';
import { starIcon } from '@claypot/ui';
import type { Screen } from '../../definition/screen.ts';

export const familyScreen: Screen<'family'> = {
  name: 'family',
  title: 'info:programme',
  named: 'company_family_name',
  outline: 'offer',
  load: () => import('./FamilyScreen.tsx').then((code) => code.FamilyScreen),
  firstRequests: import.meta.env.SSR ? FAMILY_REQUESTS : [],
  mainControl: import.meta.env.SSR
    ? { press: 'main a[href^="/signUp"], main a[href="/topUp"]' }
    : undefined,
  next: ['topUp'],
  tab: {
    position: 3,
    href: ROUTES.family.path,
    label: 'system:tabFamily',
    named: 'company_family_name',
    icon: starIcon,
  },
};
