import type { SnapshotFrom } from 'xstate';
import { type FormView, selectForm } from '../../machines/form/form.selectors.ts';
import type { Coordinates } from '../../ports/ports.ts';
import type { AddressText } from '../addresses/address-text.ts';
import type { addressEditorMachine } from './address-editor.machine.ts';
import type { AddressFormValues } from './address-form.schema.ts';

export type AddressEditorSnapshot = SnapshotFrom<typeof addressEditorMachine>;

/** All that a view of an address that is written may ask. */
export interface AddressEditorView {
  form: FormView<AddressFormValues>;
  /** Where the pin is, on which the courier goes. */
  pin: Coordinates;
  /** What the address says of its place. */
  text: AddressText;
  /** That was filled in anew from where the pin was put. */
  followsPin: boolean;
  /** It is looked whether something has to be asked first. */
  checking: boolean;
  /** "Is the pin right?": it lies far from its text. */
  asking: boolean;
}

/** @throws Error before the editor has started */
export function selectAddressEditor(snapshot: AddressEditorSnapshot): AddressEditorView {
  const { form } = snapshot.children;
  if (form === undefined) throw new Error('The editor of an address has no form');
  const view = selectForm(form.getSnapshot());
  const { latitude, longitude, origin } = view.values;
  const { address } = snapshot.context.subject;
  return {
    form: view,
    pin: { latitude, longitude },
    text: origin,
    followsPin: origin.latitude !== address.latitude || origin.longitude !== address.longitude,
    checking: snapshot.matches('checking'),
    asking: snapshot.matches('asking'),
  };
}
