import type { Emit } from '../../events/event-bus.ts';
import { writtenMobile } from '../../machines/form/fields/phone.ts';
import { createForm } from '../../machines/form/form.implementation.ts';
import type { Ports } from '../../ports/ports.ts';
import { type AddressDraft, fullAddress } from '../addresses/address.ts';
import { textOf } from '../addresses/address-text.ts';
import { type AddressFormValues, addressFormSchema } from './address-form.schema.ts';

export interface AddressFormDeps extends Pick<Ports, 'random'> {
  /** Rejects when it could not be saved; `reference` stands for this one saving. */
  save(address: AddressDraft, reference: string, signal: AbortSignal): Promise<void>;
  emit: Emit;
  /** Who receives what is ordered, as far as it is known: a new address begins with it. */
  receiver: () => Pick<AddressDraft, 'mail_name' | 'mail_phone'> | null;
}

/** What the form is about. */
export interface AddressSubject {
  /** A new address at a place, or one of the addresses. */
  address: AddressDraft;
  /** The form's own path, which knows where the customer goes with the address. */
  from: string;
}

/**
 * The form of one address, which is its input: what the form does not ask stays as it is there.
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
