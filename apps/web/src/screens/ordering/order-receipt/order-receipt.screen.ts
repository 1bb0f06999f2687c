import type { Screen } from '../../definition/screen.ts';

export const orderReceiptScreen: Screen<'orderReceipt'> = {
  name: 'orderReceipt',
  title: 'orders:receiptTitle',
  outline: 'detail',
  load: () => import('./OrderReceiptScreen.tsx').then((code) => code.OrderReceiptScreen),
  mainControl: import.meta.env.SSR ? { press: 'main a[href="/order"]' } : undefined,
};
