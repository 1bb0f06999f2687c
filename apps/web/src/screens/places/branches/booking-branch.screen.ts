import type { Screen } from '../../definition/screen.ts';

export const bookingBranchScreen: Screen<'bookingBranch'> = {
  name: 'bookingBranch',
  title: 'booking:branchTitle',
  load: () => import('./BookingBranchScreen.tsx').then((code) => code.BookingBranchScreen),
  prerenderedFor: 'guest',
  mainControl: import.meta.env.SSR ? { press: 'main a[href^="/bookTableInfo/"]' } : undefined,
  next: ['bookTable'],
};
