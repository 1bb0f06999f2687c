import type { Screen } from '../../definition/screen.ts';

export const bookTableScreen: Screen<'bookTable'> = {
  name: 'bookTable',
  title: 'booking:title',
  outline: 'form',
  load: () => import('./BookTableScreen.tsx').then((code) => code.BookTableScreen),
  prerenderedFor: 'guest',
  mainControl: import.meta.env.SSR
    ? { press: 'button[type=submit]', reaction: '[class*=_error]' }
    : undefined,
  next: ['bookingList'],
};
