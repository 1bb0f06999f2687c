import { BRANCHES_REQUESTS } from '@claypot/domain/app';
import type { Screen } from '../../definition/screen.ts';

export const bookingBranchScreen: Screen<'bookingBranch'> = {
  name: 'bookingBranch',
  title: 'booking:branchTitle',
  load: () => import('./BookingBranchScreen.tsx').then((code) => code.BookingBranchScreen),
  prerenderedFor: 'guest',
  firstRequests: import.meta.env.SSR ? BRANCHES_REQUESTS : [],
  next: ['bookTable'],
};
