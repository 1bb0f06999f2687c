import { BRANCHES_REQUEST } from '@claypot/domain/places';
import type { Screen } from '../../definition/screen.ts';

export const bookingBranchScreen: Screen<'bookingBranch'> = {
  name: 'bookingBranch',
  title: 'booking:branchTitle',
  load: () => import('./BookingBranchScreen.tsx').then((code) => code.BookingBranchScreen),
  prerenderedFor: 'guest',
  firstRequests: import.meta.env.SSR ? [BRANCHES_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'main a[href^="/bookTableInfo/"]' } : undefined,
  next: ['bookTable'],
};
