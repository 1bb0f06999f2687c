import type { Screen } from '../screen.ts';

export const hotDealScreen: Screen<'hotDeal'> = {
  name: 'hotDeal',
  title: 'item:dealTitle',
  load: () => import('./HotDealScreen.tsx').then((code) => code.HotDealScreen),
  next: ['menu'],
};
