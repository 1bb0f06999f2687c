import type { Screen } from '../../definition/screen.ts';

export const bookingDetailScreen: Screen<'bookingDetail'> = {
  name: 'bookingDetail',
  title: 'booking:detailTitle',
  outline: 'detail',
  load: () => import('./detail/BookingDetailScreen.tsx').then((code) => code.BookingDetailScreen),
  prerenderedFor: 'guest',
  mainControl: import.meta.env.SSR
    ? { press: 'main button', reaction: 'button[aria-disabled=true]' }
    : undefined,
};
