import type { Identity } from '@claypot/sdk';
import type { Ports } from '../../ports/ports.ts';
import type { Address, AddressDraft } from './address.ts';
import type { AddressesEvent } from './addresses.machine.ts';

export interface SaveAddressDeps extends Pick<Ports, 'api'> {
  identity: () => Identity;
  addresses: { send(event: AddressesEvent): void };
}

/** Maps a member's address to the contract. */
function written(address: AddressDraft, customer_id: string) {
  const { id: _id, state_id: _state, full_address, longitude, latitude, ...fields } = address;
  return { fields: { ...fields, customer_id }, place: { full_address, longitude, latitude } };
}

/**
 * Saves a new address of a member and returns all addresses. Retries with the same `reference`
 * create one address.
 */
export async function createMemberAddress(
  api: Ports['api'],
  {
    address,
    customer_id,
    reference,
  }: { address: AddressDraft; customer_id: string; reference: string },
  signal: AbortSignal,
): Promise<Address[]> {
  const { fields, place } = written(address, customer_id);
  return api.createAddress({ body: { ...fields, ...place, reference } }, { signal });
}

/** Updates an address with the pin and full address shown in the form. */
function changeMemberAddress(
  api: Ports['api'],
  { address, customer_id, id }: { address: AddressDraft; customer_id: string; id: string },
  signal: AbortSignal,
): Promise<Address[]> {
  const { fields, place } = written(address, customer_id);
  return api.updateAddress({ path: { id }, body: { ...fields, ...place } }, { signal });
}

/**
 * Returns the function that saves an address: on the server for a member, on the device for a
 * guest.
 */
export function createSaveAddress({ addresses, api, identity }: SaveAddressDeps) {
  return async (address: AddressDraft, reference: string, signal: AbortSignal): Promise<void> => {
    const { customer_id } = identity();
    if (customer_id === null) {
      addresses.send({ type: 'SAVE', address: { ...address, id: address.id ?? reference } });
      return;
    }
    const list =
      address.id === null
        ? await createMemberAddress(api, { address, customer_id, reference }, signal)
        : await changeMemberAddress(api, { address, customer_id, id: address.id }, signal);
    addresses.send({ type: 'REPLACE', addresses: list });
  };
}
