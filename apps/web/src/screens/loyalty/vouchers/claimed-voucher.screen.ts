import { CLAIMED_VOUCHER_REQUESTS } from '@claypot/domain/app';
import type { Screen } from '../../definition/screen.ts';

export const claimedVoucherScreen: Screen<'claimedVoucher'> = {
  name: 'claimedVoucher',
  title: 'vouchers:detail',
  outline: 'detail',
  load: () => import('./detail/ClaimedVoucherScreen.tsx').then((code) => code.ClaimedVoucherScreen),
  firstRequests: import.meta.env.SSR ? CLAIMED_VOUCHER_REQUESTS : [],
};
