import { CLAIMED_VOUCHERS_REQUEST, OFFERED_VOUCHERS_REQUEST } from '@claypot/domain/loyalty';
import { ROUTES } from '@claypot/domain/routes';
import type { Screen } from '../../definition/screen.ts';

export const myVouchersScreen: Screen<'myVouchers'> = {
  name: 'myVouchers',
  title: 'vouchers:mine',
  load: () => import('./claimed/MyVouchersScreen.tsx').then((code) => code.MyVouchersScreen),
  firstRequests: import.meta.env.SSR ? [CLAIMED_VOUCHERS_REQUEST, OFFERED_VOUCHERS_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'main a[href^="/voucherDetail/"]' } : undefined,
  next: ['claimedVoucher', 'voucherList'],
  quickLink: {
    position: 7,
    href: ROUTES.myVouchers.path,
    label: 'vouchers:mine',
    icon: 'ticket',
    membersOnly: true,
  },
};
