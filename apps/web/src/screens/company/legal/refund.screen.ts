import { COMPANY_TEXTS_REQUEST } from '@claypot/domain/company';
import type { Screen } from '../../definition/screen.ts';

export const refundScreen: Screen<'refund'> = {
  name: 'refund',
  title: 'info:refund',
  outline: 'text',
  load: () => import('./RefundScreen.tsx').then((code) => code.RefundScreen),
  prerenderedFor: 'anybody',
  firstRequests: import.meta.env.SSR ? [COMPANY_TEXTS_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'header a' } : undefined,
};
