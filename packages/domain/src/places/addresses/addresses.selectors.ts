import type { SnapshotFrom } from 'xstate';
import { type Address, type AddressChange, defaultAddress } from './address.ts';
import type { addressesMachine } from './addresses.machine.ts';

export type AddressesSnapshot = SnapshotFrom<typeof addressesMachine>;

/**
 * Returns the addresses in order of creation. Exactly one of a non-empty list has `is_default` 1.
 */
export function selectAddresses(snapshot: AddressesSnapshot): Address[] {
  return snapshot.context.addresses;
}

/** Returns the address to deliver to; null if there is none. */
export function selectDefaultAddress(snapshot: AddressesSnapshot): Address | null {
  return defaultAddress(snapshot.context.addresses);
}

/** Returns an address by id; null if it does not exist. */
export function selectAddress(snapshot: AddressesSnapshot, id: string): Address | null {
  return snapshot.context.addresses.find((address) => address.id === id) ?? null;
}

/**
 * Returns the loading status. A member's addresses are `loading` until the first response and
 * `failed` if it fails; cached addresses count as `ready`.
 */
export function selectAddressesStatus(snapshot: AddressesSnapshot): 'ready' | 'loading' | 'failed' {
  if (snapshot.context.addresses.length > 0) return 'ready';
  if (snapshot.hasTag('loading')) return 'loading';
  return snapshot.hasTag('failed') ? 'failed' : 'ready';
}

/** Returns changes that the server has not confirmed, for the next page; null if none. */
export function selectUnsentAddressChanges({
  context: { wanted },
}: AddressesSnapshot): AddressChange[] | null {
  return wanted.length === 0 ? null : wanted;
}
