import type { Screen } from '../../definition/screen.ts';

export const refundScreen: Screen<'refund'> = {
  name: 'refund',
  title: 'info:refund',
  outline: 'text',
  load: () => import('./RefundScreen.tsx').then((code) => code.RefundScreen),
  prerenderedFor: 'anybody',
  mainControl: import.meta.env.SSR ? { press: 'header a' } : undefined,
};
