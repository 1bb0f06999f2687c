import { ADDRESS_BOOK_REQUESTS } from '@claypot/domain/app';
import { ROUTES } from '@claypot/domain/routes';
import type { Screen } from '../../definition/screen.ts';

export const addressBookScreen: Screen<'addressBook'> = {
  name: 'addressBook',
  title: 'addresses:title',
  titleOn: { updateAddress: 'addresses:chooseTitle' },
  load: () => import('./book/AddressBookScreen.tsx').then((code) => code.AddressBookScreen),
  firstRequests: import.meta.env.SSR ? ADDRESS_BOOK_REQUESTS : [],
  shortcut: {
    position: 3,
    href: ROUTES.addressBook.path,
    label: 'me:addresses',
    icon: 'pin',
  },
};
