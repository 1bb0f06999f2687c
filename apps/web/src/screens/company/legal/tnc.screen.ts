import { COMPANY_TEXTS_REQUEST } from '@claypot/domain/company';
import type { Screen } from '../../definition/screen.ts';

export const tncScreen: Screen<'tnc'> = {
  name: 'tnc',
  title: 'info:tnc',
  outline: 'text',
  load: () => import('./TncScreen.tsx').then((code) => code.TncScreen),
  prerenderedFor: 'anybody',
  firstRequests: import.meta.env.SSR ? [COMPANY_TEXTS_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'header a' } : undefined,
};
