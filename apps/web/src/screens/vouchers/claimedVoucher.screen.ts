import { CLAIMED_VOUCHER_REQUESTS } from '@claypot/domain/app';
import type { Screen } from '../screen.ts';

export const claimedVoucherScreen: Screen<'claimedVoucher'> = {
  name: 'claimedVoucher',
  title: 'vouchers:detail',
  outline: 'detail',
  load: () => import('./ClaimedVoucherScreen.tsx').then((code) => code.ClaimedVoucherScreen),
  firstRequests: import.meta.env.SSR ? CLAIMED_VOUCHER_REQUESTS : [],
};
