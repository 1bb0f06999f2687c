import type { Screen } from '../../definition/screen.ts';

export const availableVoucherScreen: Screen<'availableVoucher'> = {
  name: 'availableVoucher',
  title: 'vouchers:detail',
  outline: 'detail',
  load: () =>
    import('./detail/AvailableVoucherScreen.tsx').then((code) => code.AvailableVoucherScreen),
  mainControl: import.meta.env.SSR
    ? { press: 'main [data-sticky-bar] button', reaction: 'button[aria-disabled=true]' }
    : undefined,
  next: ['claimedVoucher', 'profile'],
};
