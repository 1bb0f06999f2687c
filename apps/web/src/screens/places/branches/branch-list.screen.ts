import { BRANCHES_REQUEST } from '@claypot/domain/places';
import type { Screen } from '../../definition/screen.ts';

export const branchListScreen: Screen<'branchList'> = {
  name: 'branchList',
  title: 'branches:title',
  load: () => import('./BranchListScreen.tsx').then((code) => code.BranchListScreen),
  prerenderedFor: 'guest',
  firstRequests: import.meta.env.SSR ? [BRANCHES_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'main a[href^="/pickupBranch/"]' } : undefined,
  next: ['pickupBranch'],
};
