import { TOP_UP_REQUESTS } from '@claypot/domain/app';
import type { Screen } from '../../definition/screen.ts';

export const topUpScreen: Screen<'topUp'> = {
  name: 'topUp',
  title: 'topUp:title',
  outline: 'form',
  load: () => import('./TopUpScreen.tsx').then((code) => code.TopUpScreen),
  firstRequests: import.meta.env.SSR ? TOP_UP_REQUESTS : [],
  next: ['family'],
};
