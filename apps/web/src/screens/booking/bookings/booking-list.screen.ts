import { BOOKINGS_REQUEST } from '@claypot/domain/booking';
import { ROUTES } from '@claypot/domain/routes';
import type { Screen } from '../../definition/screen.ts';

export const bookingListScreen: Screen<'bookingList'> = {
  name: 'bookingList',
  title: 'booking:listTitle',
  load: () => import('./list/BookingListScreen.tsx').then((code) => code.BookingListScreen),
  prerenderedFor: 'guest',
  firstRequests: import.meta.env.SSR ? [BOOKINGS_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'main a[href^="/reviewBookTable/"]' } : undefined,
  next: ['bookingDetail'],
  quickLink: {
    position: 2,
    href: ROUTES.myBooking.path,
    label: 'me:myBookings',
    icon: 'calendar',
  },
};
