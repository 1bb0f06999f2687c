import type { SnapshotFrom } from 'xstate';
import { type FormView, selectForm } from '../../machines/form/form.selectors.ts';
import type { Coordinates } from '../../ports/ports.ts';
import type { AddressText } from '../addresses/address-text.ts';
import type { addressEditorMachine } from './address-editor.machine.ts';
import type { AddressFormValues } from './address-form.schema.ts';

export type AddressEditorSnapshot = SnapshotFrom<typeof addressEditorMachine>;

export interface AddressEditorView {
  form: FormView<AddressFormValues>;
  /** Position of the pin, which the courier uses. */
  pin: Coordinates;
  text: AddressText;
  /** True if the text was replaced by that of the pin's new place. */
  followsPin: boolean;
  checking: boolean;
  /** True while the customer is asked whether the pin is right, because it is far from its text. */
  asking: boolean;
}

/**
 * Returns the view of the editor.
 *
 * @throws Error before the editor has started
 */
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
