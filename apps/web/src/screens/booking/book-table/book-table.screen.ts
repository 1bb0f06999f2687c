import { BOOKABLE_BRANCH_REQUEST } from '@claypot/domain/booking';
import type { Screen } from '../../definition/screen.ts';

export const bookTableScreen: Screen<'bookTable'> = {
  name: 'bookTable',
  title: 'booking:title',
  outline: 'form',
  load: () => import('./BookTableScreen.tsx').then((code) => code.BookTableScreen),
  prerenderedFor: 'guest',
  firstRequests: import.meta.env.SSR ? [BOOKABLE_BRANCH_REQUEST] : [],
  mainControl: import.meta.env.SSR
    ? { press: 'button[type=submit]', reaction: '[class*=_error]' }
    : undefined,
  next: ['bookingList'],
};
