import { VOUCHERS_REQUESTS } from '@claypot/domain/app';
import type { Screen } from '../../definition/screen.ts';

export const voucherListScreen: Screen<'voucherList'> = {
  name: 'voucherList',
  title: 'vouchers:offers',
  load: () => import('./offers/VoucherListScreen.tsx').then((code) => code.VoucherListScreen),
  firstRequests: import.meta.env.SSR ? VOUCHERS_REQUESTS : [],
  next: ['availableVoucher'],
};
