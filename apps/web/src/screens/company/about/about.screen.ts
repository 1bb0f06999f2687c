import { COMPANY_TEXT_REQUESTS } from '@claypot/domain/app';
import type { Screen } from '../../definition/screen.ts';

export const aboutScreen: Screen<'about'> = {
  name: 'about',
  title: 'info:about',
  outline: 'text',
  load: () => import('./AboutScreen.tsx').then((code) => code.AboutScreen),
  prerenderedFor: 'anybody',
  firstRequests: import.meta.env.SSR ? COMPANY_TEXT_REQUESTS : [],
};
