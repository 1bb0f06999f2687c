import type { DeliveryAddress, Place } from '@claypot/sdk';
import { type AddressText, textOfPlace } from './address-text.ts';

/** An address (spec §3). A guest's addresses are stored on the device, a member's on the server. */
export interface Address extends DeliveryAddress {
  id: string;
  customer_id: string | null;
  is_default: 0 | 1;
}

/** A change of an address other than editing it. */
export interface AddressChange {
  kind: 'default' | 'remove';
  id: string;
}

/** An address being edited; `id` is null for a new one. */
export type AddressDraft = Omit<Address, 'id' | 'customer_id'> & { id: string | null };

/** Returns a new address at a place, without a receiver. */
export function draftAt(place: Place): AddressDraft {
  return {
    id: null,
    mail_name: '',
    mail_type: null,
    mail_phone: '',
    mail_unit_no: '',
    mail_country: 'Malaysia',
    notes: null,
    ...textOfPlace(place),
    is_default: 1,
  };
}

/**
 * Returns the full address on one line with another street or postcode. Other text of the place,
 * such as the district, is preserved.
 */
export function fullAddress(
  before: Pick<AddressText, 'full_address' | 'mail_street' | 'mail_postcode'>,
  { mail_street, mail_postcode }: Pick<AddressDraft, 'mail_street' | 'mail_postcode'>,
): string {
  const text = replacePart(before.full_address, before.mail_postcode, mail_postcode);
  const known = before.mail_street !== '' && text.includes(before.mail_street);
  return known ? replacePart(text, before.mail_street, mail_street) : `${mail_street}, ${text}`;
}

/** Replaces a part of the text literally; `replace` with a string would interpret `$` patterns. */
function replacePart(text: string, part: string, put: string): string {
  return part === '' ? text : text.replace(part, () => put);
}

/** Returns the fields of an address that are sent with an order. */
export function deliveryAddress(address: Address): DeliveryAddress {
  const { id: _id, customer_id: _owner, is_default: _default, ...delivered } = address;
  return delivered;
}

export function defaultAddress(addresses: readonly Address[]): Address | null {
  return addresses.find(({ is_default }) => is_default === 1) ?? null;
}

/** Returns the list with this address as the only default; unchanged if it is not in the list. */
export function withDefault(addresses: readonly Address[], id: string): Address[] {
  if (!addresses.some((address) => address.id === id)) return [...addresses];
  return addresses.map((address) => ({ ...address, is_default: address.id === id ? 1 : 0 }));
}

/**
 * Returns the list with the address added or replaced. The first address becomes the default. A
 * list always has a default: saving it as non-default does not remove it.
 */
export function withAddress(addresses: readonly Address[], saved: Address): Address[] {
  const known = addresses.some(({ id }) => id === saved.id);
  const list = known
    ? addresses.map((address) => (address.id === saved.id ? saved : address))
    : [...addresses, saved];
  return withDefault(
    list,
    saved.is_default === 1 ? saved.id : (nextDefaultOf(addresses) ?? saved.id),
  );
}

/**
 * Returns the list without the address. If it was the default, the first of the rest becomes the
 * default.
 */
export function withoutAddress(addresses: readonly Address[], id: string): Address[] {
  const rest = addresses.filter((address) => address.id !== id);
  const nextDefault = nextDefaultOf(rest);
  return nextDefault === null ? rest : withDefault(rest, nextDefault);
}

function nextDefaultOf(addresses: readonly Address[]): string | null {
  return (defaultAddress(addresses) ?? addresses[0])?.id ?? null;
}

/** Returns the list with a change applied. */
export function withChange(addresses: readonly Address[], { kind, id }: AddressChange): Address[] {
  return kind === 'remove' ? withoutAddress(addresses, id) : withDefault(addresses, id);
}

/** Returns the list with several changes applied, in order. */
export function withChanges(
  addresses: readonly Address[],
  changes: readonly AddressChange[],
): Address[] {
  return changes.reduce(withChange, [...addresses]);
}
