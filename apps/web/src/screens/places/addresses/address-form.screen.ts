import { ADDRESS_FORM_REQUESTS } from '@claypot/domain/app';
import type { Screen } from '../../definition/screen.ts';

export const addressFormScreen: Screen<'addressForm'> = {
  name: 'addressForm',
  title: 'addresses:formTitle',
  titleOn: { editAddress: 'addresses:editTitle' },
  outline: 'map',
  load: () => import('./form/AddressFormScreen.tsx').then((code) => code.AddressFormScreen),
  firstRequests: import.meta.env.SSR ? ADDRESS_FORM_REQUESTS : [],
};
