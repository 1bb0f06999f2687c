import { OFFERED_VOUCHERS_REQUEST } from '@claypot/domain/loyalty';
import type { Screen } from '../../definition/screen.ts';

export const availableVoucherScreen: Screen<'availableVoucher'> = {
  name: 'availableVoucher',
  title: 'vouchers:detail',
  outline: 'detail',
  load: () =>
    import('./detail/AvailableVoucherScreen.tsx').then((code) => code.AvailableVoucherScreen),
  firstRequests: import.meta.env.SSR ? [OFFERED_VOUCHERS_REQUEST] : [],
  mainControl: import.meta.env.SSR
    ? { press: 'main [data-sticky-bar] button', reaction: 'button[aria-busy=true]' }
    : undefined,
  next: ['claimedVoucher', 'profile'],
};
