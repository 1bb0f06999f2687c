import { TIERS_REQUEST, TOP_UP_BRANCHES_REQUEST } from '@claypot/domain/loyalty';
import type { Screen } from '../../definition/screen.ts';

export const topUpScreen: Screen<'topUp'> = {
  name: 'topUp',
  title: 'topUp:title',
  outline: 'form',
  load: () => import('./TopUpScreen.tsx').then((code) => code.TopUpScreen),
  firstRequests: import.meta.env.SSR ? [TIERS_REQUEST, TOP_UP_BRANCHES_REQUEST] : [],
  mainControl: import.meta.env.SSR
    ? { press: 'button[type=submit]', reaction: '[aria-invalid=true]' }
    : undefined,
  next: ['family'],
};
