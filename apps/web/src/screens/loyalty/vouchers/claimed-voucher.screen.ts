import { CLAIMED_VOUCHERS_REQUEST } from '@claypot/domain/loyalty';
import type { Screen } from '../../definition/screen.ts';

export const claimedVoucherScreen: Screen<'claimedVoucher'> = {
  name: 'claimedVoucher',
  title: 'vouchers:detail',
  outline: 'detail',
  load: () => import('./detail/ClaimedVoucherScreen.tsx').then((code) => code.ClaimedVoucherScreen),
  firstRequests: import.meta.env.SSR ? [CLAIMED_VOUCHERS_REQUEST] : [],
  mainControl: import.meta.env.SSR
    ? { press: 'main [data-sticky-bar] button', reaction: 'dialog[open]' }
    : undefined,
};
