import { ADDRESSES_REQUEST } from '@claypot/domain/places';
import { ROUTES } from '@claypot/domain/routes';
import type { Screen } from '../../definition/screen.ts';

export const addressBookScreen: Screen<'addressBook'> = {
  name: 'addressBook',
  title: 'addresses:title',
  titleOn: { updateAddress: 'addresses:chooseTitle' },
  load: () => import('./book/AddressBookScreen.tsx').then((code) => code.AddressBookScreen),
  firstRequests: import.meta.env.SSR ? [ADDRESSES_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'main a[href="/addNewAddress"]' } : undefined,
  quickLink: {
    position: 3,
    href: ROUTES.addressBook.path,
    label: 'me:addresses',
    icon: 'pin',
  },
};
