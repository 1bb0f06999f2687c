import { MY_VOUCHERS_REQUESTS } from '@claypot/domain/app';
import { ROUTES } from '@claypot/domain/routes';
import type { Screen } from '../../definition/screen.ts';

export const myVouchersScreen: Screen<'myVouchers'> = {
  name: 'myVouchers',
  title: 'vouchers:mine',
  load: () => import('./claimed/MyVouchersScreen.tsx').then((code) => code.MyVouchersScreen),
  firstRequests: import.meta.env.SSR ? MY_VOUCHERS_REQUESTS : [],
  next: ['claimedVoucher', 'voucherList'],
  shortcut: {
    position: 7,
    href: ROUTES.myVouchers.path,
    label: 'vouchers:mine',
    icon: 'ticket',
    membersOnly: true,
  },
};
