import { BOOK_TABLE_REQUESTS } from '@claypot/domain/app';
import type { Screen } from '../../definition/screen.ts';

export const bookTableScreen: Screen<'bookTable'> = {
  name: 'bookTable',
  title: 'booking:title',
  outline: 'form',
  load: () => import('./BookTableScreen.tsx').then((code) => code.BookTableScreen),
  prerenderedFor: 'guest',
  firstRequests: import.meta.env.SSR ? BOOK_TABLE_REQUESTS : [],
  next: ['bookingList'],
};
