import type { Screen } from '../screen.ts';

export const addressBookScreen: Screen<'addressBook'> = {
  name: 'addressBook',
  title: 'addresses:title',
  load: () => import('./AddressBookScreen.tsx').then((code) => code.AddressBookScreen),
};
