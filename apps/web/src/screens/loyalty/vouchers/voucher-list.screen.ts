import { OFFERED_VOUCHERS_REQUEST } from '@claypot/domain/loyalty';
import type { Screen } from '../../definition/screen.ts';

export const voucherListScreen: Screen<'voucherList'> = {
  name: 'voucherList',
  title: 'vouchers:offers',
  load: () => import('./offers/VoucherListScreen.tsx').then((code) => code.VoucherListScreen),
  firstRequests: import.meta.env.SSR ? [OFFERED_VOUCHERS_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'main a[href^="/voucherDetail/"]' } : undefined,
  next: ['availableVoucher'],
};
