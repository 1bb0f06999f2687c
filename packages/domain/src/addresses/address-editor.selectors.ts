import type { SnapshotFrom } from 'xstate';
import { type FormView, selectForm } from '../form/form.selectors.ts';
import type { Coordinates } from '../ports.ts';
import type { addressEditorMachine } from './address-editor.machine.ts';
import type { AddressFormValues } from './address-form.schema.ts';

export type AddressEditorSnapshot = SnapshotFrom<typeof addressEditorMachine>;

/** All that a view of an address that is written may ask. */
export interface AddressEditorView {
  form: FormView<AddressFormValues>;
  /** Where the pin is, on which the courier goes. */
  pin: Coordinates;
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
  const { latitude, longitude } = view.values;
  return {
    form: view,
    pin: { latitude, longitude },
    checking: snapshot.matches('checking'),
    asking: snapshot.matches('asking'),
  };
}
