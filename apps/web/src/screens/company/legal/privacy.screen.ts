import { COMPANY_TEXTS_REQUEST } from '@claypot/domain/company';
import type { Screen } from '../../definition/screen.ts';

export const privacyScreen: Screen<'privacy'> = {
  name: 'privacy',
  title: 'info:privacy',
  outline: 'text',
  load: () => import('./PrivacyScreen.tsx').then((code) => code.PrivacyScreen),
  prerenderedFor: 'anybody',
  firstRequests: import.meta.env.SSR ? [COMPANY_TEXTS_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'header a' } : undefined,
};
