import { CART_REQUEST, HOT_DEAL_REQUEST } from '@claypot/domain/ordering';
import type { Screen } from '../../definition/screen.ts';

export const hotDealScreen: Screen<'hotDeal'> = {
  name: 'hotDeal',
  title: 'item:dealTitle',
  outline: 'item',
  load: () => import('./HotDealScreen.tsx').then((code) => code.HotDealScreen),
  firstRequests: import.meta.env.SSR ? [HOT_DEAL_REQUEST, CART_REQUEST] : [],
  mainControl: import.meta.env.SSR
    ? {
        press: 'main [data-sticky-bar] button:not([aria-label])',
        reaction: '[class*=_error]',
      }
    : undefined,
  next: ['menu'],
};
