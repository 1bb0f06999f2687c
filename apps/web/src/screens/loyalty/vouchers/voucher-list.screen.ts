import type { Screen } from '../../definition/screen.ts';

export const voucherListScreen: Screen<'voucherList'> = {
  name: 'voucherList',
  title: 'vouchers:offers',
  load: () => import('./offers/VoucherListScreen.tsx').then((code) => code.VoucherListScreen),
  mainControl: import.meta.env.SSR ? { press: 'main a[href^="/voucherDetail/"]' } : undefined,
  next: ['availableVoucher'],
};
