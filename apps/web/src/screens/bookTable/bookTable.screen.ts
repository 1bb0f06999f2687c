import type { Screen } from '../screen.ts';

export const bookTableScreen: Screen<'bookTable'> = {
  name: 'bookTable',
  title: 'booking:title',
  load: () => import('./BookTableScreen.tsx').then((code) => code.BookTableScreen),
  next: ['bookingList'],
};
