import type { DeliveryAddress, Place } from '@claypot/sdk';
import { type AddressText, textOfPlace } from './address-text.ts';

/** An address (spec §3). A guest's stay on the device, a member's are the server's. */
export interface Address extends DeliveryAddress {
  id: string;
  customer_id: string | null;
  is_default: 0 | 1;
}

/** What is done to one of the addresses besides writing it. */
export interface AddressChange {
  kind: 'default' | 'remove';
  id: string;
}

/** An address that is being written: a new one has no id. */
export type AddressDraft = Omit<Address, 'id' | 'customer_id'> & { id: string | null };

/** A new address at a place, with nobody's name on it yet. */
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
 * The whole address on one line, with another street or postcode than it was written with. What
 * else the place said of itself, such as its district, stays.
 */
export function fullAddress(
  before: Pick<AddressText, 'full_address' | 'mail_street' | 'mail_postcode'>,
  { mail_street, mail_postcode }: Pick<AddressDraft, 'mail_street' | 'mail_postcode'>,
): string {
  const text = inPlaceOf(before.full_address, before.mail_postcode, mail_postcode);
  const known = before.mail_street !== '' && text.includes(before.mail_street);
  return known ? inPlaceOf(text, before.mail_street, mail_street) : `${mail_street}, ${text}`;
}

/** The text with a part of it changed; `replace` would read signs in what is put in. */
function inPlaceOf(text: string, part: string, put: string): string {
  return part === '' ? text : text.replace(part, () => put);
}

/** What of an address travels with an order. */
export function deliveryAddress(address: Address): DeliveryAddress {
  const { id: _id, customer_id: _owner, is_default: _default, ...delivered } = address;
  return delivered;
}

export function defaultAddress(addresses: readonly Address[]): Address | null {
  return addresses.find(({ is_default }) => is_default === 1) ?? null;
}

/** The list with this one as its only default; unchanged where it is not in the list. */
export function withDefault(addresses: readonly Address[], id: string): Address[] {
  if (!addresses.some((address) => address.id === id)) return [...addresses];
  return addresses.map((address) => ({ ...address, is_default: address.id === id ? 1 : 0 }));
}

/**
 * The list with an address put in, or in place of the one it was before. The first address of a
 * list is its default, and the last default only ends by another becoming it.
 */
export function withAddress(addresses: readonly Address[], saved: Address): Address[] {
  const known = addresses.some(({ id }) => id === saved.id);
  const list = known
    ? addresses.map((address) => (address.id === saved.id ? saved : address))
    : [...addresses, saved];
  return withDefault(list, saved.is_default === 1 ? saved.id : (heirOf(addresses) ?? saved.id));
}

/** The list without an address; where it was the default the first of the others becomes it. */
export function withoutAddress(addresses: readonly Address[], id: string): Address[] {
  const rest = addresses.filter((address) => address.id !== id);
  const heir = heirOf(rest);
  return heir === null ? rest : withDefault(rest, heir);
}

function heirOf(addresses: readonly Address[]): string | null {
  return (defaultAddress(addresses) ?? addresses[0])?.id ?? null;
}

/** The list with a change done to it. */
export function withChange(addresses: readonly Address[], { kind, id }: AddressChange): Address[] {
  return kind === 'remove' ? withoutAddress(addresses, id) : withDefault(addresses, id);
}

/** The list with several changes done to it, in their order. */
export function withChanges(
  addresses: readonly Address[],
  changes: readonly AddressChange[],
): Address[] {
  return changes.reduce(withChange, [...addresses]);
}
