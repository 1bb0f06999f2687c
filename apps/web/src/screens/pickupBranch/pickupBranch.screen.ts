import type { Screen } from '../screen.ts';

export const pickupBranchScreen: Screen<'pickupBranch'> = {
  name: 'pickupBranch',
  title: 'branches:detailTitle',
  load: () => import('./PickupBranchScreen.tsx').then((code) => code.PickupBranchScreen),
  next: ['menu'],
};
