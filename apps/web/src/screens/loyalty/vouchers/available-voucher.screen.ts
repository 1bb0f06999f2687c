import { VOUCHERS_REQUESTS } from '@claypot/domain/app';
import type { Screen } from '../../definition/screen.ts';

export const availableVoucherScreen: Screen<'availableVoucher'> = {
  name: 'availableVoucher',
  title: 'vouchers:detail',
  outline: 'detail',
  load: () =>
    import('./detail/AvailableVoucherScreen.tsx').then((code) => code.AvailableVoucherScreen),
  firstRequests: import.meta.env.SSR ? VOUCHERS_REQUESTS : [],
  next: ['claimedVoucher', 'profile'],
};
