import { COMPANY_TEXTS_REQUEST } from '@claypot/domain/company';
import type { Screen } from '../../definition/screen.ts';

export const aboutScreen: Screen<'about'> = {
  name: 'about',
  title: 'info:about',
  outline: 'text',
  load: () => import('./AboutScreen.tsx').then((code) => code.AboutScreen),
  prerenderedFor: 'anybody',
  firstRequests: import.meta.env.SSR ? [COMPANY_TEXTS_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'header a' } : undefined,
};
