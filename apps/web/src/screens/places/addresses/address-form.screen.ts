import { ADDRESSES_REQUEST, NEW_ADDRESS_PLACE_REQUEST } from '@claypot/domain/places';
import type { Screen } from '../../definition/screen.ts';

export const addressFormScreen: Screen<'addressForm'> = {
  name: 'addressForm',
  title: 'addresses:formTitle',
  titleOn: { editAddress: 'addresses:editTitle' },
  outline: 'map',
  load: () => import('./form/AddressFormScreen.tsx').then((code) => code.AddressFormScreen),
  firstRequests: import.meta.env.SSR ? [ADDRESSES_REQUEST, NEW_ADDRESS_PLACE_REQUEST] : [],
  mainControl: import.meta.env.SSR
    ? { press: 'button[type=submit]', reaction: '[aria-invalid=true]' }
    : undefined,
};
