import type { Screen } from '../screen.ts';

export const addressFormScreen: Screen<'addressForm'> = {
  name: 'addressForm',
  title: 'addresses:formTitle',
  load: () => import('./AddressFormScreen.tsx').then((code) => code.AddressFormScreen),
};
