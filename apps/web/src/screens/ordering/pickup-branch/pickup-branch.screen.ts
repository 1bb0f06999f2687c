import { PICKUP_BRANCH_REQUEST } from '@claypot/domain/places';
import type { Screen } from '../../definition/screen.ts';

export const pickupBranchScreen: Screen<'pickupBranch'> = {
  name: 'pickupBranch',
  title: 'branches:detailTitle',
  outline: 'place',
  load: () => import('./PickupBranchScreen.tsx').then((code) => code.PickupBranchScreen),
  firstRequests: import.meta.env.SSR ? [PICKUP_BRANCH_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'main [data-sticky-bar] button' } : undefined,
  next: ['menu'],
};
