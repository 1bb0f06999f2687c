import type { SnapshotFrom } from 'xstate';
import { type Address, type AddressChange, defaultAddress } from './address.ts';
import type { addressesMachine } from './addresses.machine.ts';

export type AddressesSnapshot = SnapshotFrom<typeof addressesMachine>;

/** The addresses in the order they were made; `is_default` is 1 in one of them. */
export function selectAddresses(snapshot: AddressesSnapshot): Address[] {
  return snapshot.context.addresses;
}

/** Where an order is delivered to; null where there is no address yet. */
export function selectDefaultAddress(snapshot: AddressesSnapshot): Address | null {
  return defaultAddress(snapshot.context.addresses);
}

/** One address, to edit it; null where it is no longer there. */
export function selectAddress(snapshot: AddressesSnapshot, id: string): Address | null {
  return snapshot.context.addresses.find((address) => address.id === id) ?? null;
}

/**
 * Whether the addresses are there to be shown. A member's are the server's: `loading` until they
 * have come for the first time, `failed` when they could not; what is known of before counts.
 */
export function selectAddressesStatus(snapshot: AddressesSnapshot): 'ready' | 'loading' | 'failed' {
  if (snapshot.context.addresses.length > 0) return 'ready';
  if (snapshot.hasTag('loading')) return 'loading';
  return snapshot.hasTag('failed') ? 'failed' : 'ready';
}

/** What the server has not confirmed, for the page that is loaded next; null if nothing. */
export function selectUnsentAddressChanges({
  context: { wanted },
}: AddressesSnapshot): AddressChange[] | null {
  return wanted.length === 0 ? null : wanted;
}
