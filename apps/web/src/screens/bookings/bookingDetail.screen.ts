import type { Screen } from '../screen.ts';

export const bookingDetailScreen: Screen<'bookingDetail'> = {
  name: 'bookingDetail',
  title: 'booking:detailTitle',
  load: () => import('./BookingDetailScreen.tsx').then((code) => code.BookingDetailScreen),
};
