import type { Address, AddressFormValues, FormView } from '@claypot/domain';
import type { FoundPlace } from '@claypot/sdk';
import { type FormSample, formInState } from '../parts/form-samples.ts';

export const HOME: Address = {
  id: 'address-1',
  customer_id: null,
  mail_name: 'Tan Mei Ling',
  mail_type: 'Home',
  mail_phone: '60123456789',
  mail_unit_no: 'B-12-3A',
  mail_street: 'Jalan Telawi 3',
  mail_city: 'Kuala Lumpur',
  mail_state: 'Kuala Lumpur',
  mail_postcode: '59100',
  mail_country: 'Malaysia',
  notes: 'Please leave it with the guard',
  state_id: '14',
  full_address: 'Jalan Telawi 3, Bangsar, 59100 Kuala Lumpur',
  longitude: '101.6715',
  latitude: '3.1301',
  is_default: 1,
};

export const OFFICE: Address = {
  ...HOME,
  id: 'address-2',
  mail_type: null,
  mail_unit_no: 'Level 21',
  mail_street: 'Persiaran KLCC',
  mail_postcode: '50088',
  full_address: 'Persiaran KLCC, 50088 Kuala Lumpur',
  longitude: '101.7123',
  latitude: '3.1579',
  is_default: 0,
};

export const PLACES: FoundPlace[] = [HOME, OFFICE].map((address) => ({
  place_id: address.id,
  name: address.mail_street,
  full_address: address.full_address,
  kind: 'street',
  source: 'bundled',
  distance: null,
  latitude: address.latitude,
  longitude: address.longitude,
  nearest: null,
}));

/** The form with an address in it, in one of its states. */
export function formOf(
  address: Address,
  changes: Partial<FormSample<AddressFormValues>> = {},
  state: 'editing' | 'submitting' | 'done' = 'editing',
): FormView<AddressFormValues> {
  const { mail_type, notes, is_default, ...typed } = address;
  return formInState(state, {
    values: {
      mail_unit_no: typed.mail_unit_no,
      mail_street: typed.mail_street,
      mail_postcode: typed.mail_postcode,
      mail_name: typed.mail_name,
      mail_phone: typed.mail_phone,
      mail_type: mail_type ?? '',
      notes: notes ?? '',
      is_default: is_default === 1,
      reference: 'saving-1',
    },
    ...changes,
  });
}
