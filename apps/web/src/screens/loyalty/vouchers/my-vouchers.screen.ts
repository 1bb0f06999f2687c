import { ROUTES } from '@claypot/domain/routes';
import type { Screen } from '../../definition/screen.ts';

export const myVouchersScreen: Screen<'myVouchers'> = {
  name: 'myVouchers',
  title: 'vouchers:mine',
  load: () => import('./claimed/MyVouchersScreen.tsx').then((code) => code.MyVouchersScreen),
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
