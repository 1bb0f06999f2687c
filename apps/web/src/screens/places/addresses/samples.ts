import { createFormMachine } from '@claypot/domain/machines';
import {
  type Address,
  type AddressEditorSnapshot,
  type AddressEditorView,
  type AddressFormValues,
  type AddressSubject,
  addressEditorMachine,
  selectAddressEditor,
} from '@claypot/domain/places';
import type { FoundPlace } from '@claypot/sdk';
import { createActor } from 'xstate';
import type { FormSample } from '../../shared/testing/form-samples.ts';
import { viewOf } from '../../shared/testing/in-state.ts';
import { withChildren } from '../../shared/testing/with-children.ts';

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

/** Returns the view of the address editor, with its form and the pin check in the given states. */
export function editorOf(
  address: Address,
  changes: Partial<FormSample<AddressFormValues>> = {},
  form: 'editing' | 'submitting' | 'done' = 'editing',
  value: AddressEditorSnapshot['value'] = 'writing',
): AddressEditorView {
  const subject: AddressSubject = { address, from: `/editAddress/${address.id}` };
  const values = { ...valuesOf(address), ...changes.values };
  const machine = createFormMachine<AddressFormValues, AddressSubject>(() => values);
  const snapshot = machine.resolveState({
    value: form,
    context: {
      errors: {},
      firstInvalid: null,
      tried: false,
      rejection: null,
      ...changes,
      subject,
      values,
    },
  });
  const running = createActor(machine, { input: subject, snapshot });
  const editor = withChildren(addressEditorMachine, { form: running });
  const context = {
    subject,
    values,
    written: {},
    place: null,
    question: null,
    confirmed: null,
  };
  return viewOf(editor.resolveState({ value, context }), selectAddressEditor);
}

/** Form values of {@link HOME} after its pin was moved to another address. */
export function movedTo(there: Address): AddressFormValues {
  const { latitude, longitude, mail_postcode, mail_street, origin } = valuesOf(there);
  return { ...valuesOf(HOME), latitude, longitude, mail_postcode, mail_street, origin };
}

function valuesOf(address: Address): AddressFormValues {
  const { is_default, mail_type, notes } = address;
  return {
    mail_unit_no: address.mail_unit_no,
    mail_street: address.mail_street,
    mail_postcode: address.mail_postcode,
    mail_name: address.mail_name,
    mail_phone: address.mail_phone,
    mail_type: mail_type ?? '',
    notes: notes ?? '',
    is_default: is_default === 1,
    latitude: address.latitude,
    longitude: address.longitude,
    origin: {
      mail_street: address.mail_street,
      mail_city: address.mail_city,
      mail_state: address.mail_state,
      mail_postcode: address.mail_postcode,
      state_id: address.state_id,
      full_address: address.full_address,
      latitude: address.latitude,
      longitude: address.longitude,
    },
    reference: 'saving-1',
  };
}

/** Landmarks around {@link HOME}, nearest first. */
export const NAMES = [
  { name: 'Bangsar Baru', latitude: 3.1312, longitude: 101.6708 },
  { name: 'Bangsar', latitude: 3.1291, longitude: 101.6784 },
  { name: 'Lucky Garden', latitude: 3.1268, longitude: 101.6668 },
  { name: 'Bukit Bandaraya', latitude: 3.1385, longitude: 101.6655 },
  { name: '孟沙南城', latitude: 3.1109, longitude: 101.6656 },
  { name: 'Brickfields', latitude: 3.1289, longitude: 101.6868 },
];
