import type { Emit } from '../../events/event-bus.ts';
import { writtenMobile } from '../../machines/form/fields/phone.ts';
import { createForm } from '../../machines/form/form.implementation.ts';
import type { Ports } from '../../ports/ports.ts';
import { type AddressDraft, fullAddress } from '../addresses/address.ts';
import { textOf } from '../addresses/address-text.ts';
import { type AddressFormValues, addressFormSchema } from './address-form.schema.ts';

export interface AddressFormDeps extends Pick<Ports, 'random'> {
  /** Saves the address; rejects on failure. Retries with the same `reference` save it once. */
  save(address: AddressDraft, reference: string, signal: AbortSignal): Promise<void>;
  emit: Emit;
  /** Returns the receiver's name and phone for a new address; null if unknown. */
  receiver: () => Pick<AddressDraft, 'mail_name' | 'mail_phone'> | null;
}

export interface AddressSubject {
  /** A new address at a place, or an existing one. */
  address: AddressDraft;
  /** Path of the form. It includes the destination after saving. */
  from: string;
}

/**
 * Creates the form of one address, which is its input. Fields that are not part of the form are
 * preserved.
 */
export function createAddressForm({ emit, random, receiver, save }: AddressFormDeps) {
  return createForm({
    schema: addressFormSchema,
    initial: ({ address: draft }: AddressSubject): AddressFormValues => ({
      mail_unit_no: draft.mail_unit_no,
      mail_street: draft.mail_street,
      mail_postcode: draft.mail_postcode,
      mail_name: draft.mail_name || receiver()?.mail_name || '',
      mail_phone: writtenMobile(draft.mail_phone || receiver()?.mail_phone || ''),
      mail_type: draft.mail_type ?? '',
      notes: draft.notes ?? '',
      is_default: draft.is_default === 1,
      latitude: draft.latitude,
      longitude: draft.longitude,
      origin: textOf(draft),
      reference: random.uuid(),
    }),
    async submit({ origin, reference, ...form }, signal, { address: draft, from }) {
      const address = {
        ...draft,
        ...origin,
        ...form,
        full_address: fullAddress(origin, form),
        mail_type: form.mail_type || null,
        notes: form.notes || null,
        is_default: form.is_default ? 1 : 0,
      } as const;
      await save(address, reference, signal);
      emit({ type: 'address.saved', from });
    },
  });
}
