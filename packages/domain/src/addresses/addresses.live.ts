import type { Identity } from '@claypot/sdk';
import { assign, fromCallback } from 'xstate';
import { ownerId } from '../checkout/owner-id.ts';
import type { Ports } from '../ports.ts';
import { withAddress } from './address.ts';
import { type AddressesEvent, addressesMachine } from './addresses.machine.ts';
import { storedAddresses } from './stored-addresses.ts';

export interface AddressesDeps extends Pick<Ports, 'random' | 'storage'> {
  subdomain: string;
  /** Whose addresses they are; asked for at each step. */
  identity: () => Identity;
}

/** The addresses machine, kept on the device under the company's key. */
export function createAddressesImplementations(deps: AddressesDeps) {
  const { identity, random, storage, subdomain } = deps;
  const stored = storedAddresses(storage, subdomain);
  return addressesMachine.provide({
    actors: {
      otherTabs: fromCallback<AddressesEvent>(({ sendBack }) =>
        stored.onChangeElsewhere(() => sendBack({ type: 'RESTORE' })),
      ),
    },
    actions: {
      restore: assign(() => {
        const record = stored.read();
        const owner = ownerId(identity());
        const isTheirs = record !== null && record.owner === owner;
        // Nobody is left to whom they could belong: a guest who leaves takes them along.
        if (record !== null && owner === null) stored.clear();
        return { addresses: isTheirs ? record.addresses : [] };
      }),
      save: assign(({ context }, { address }) => {
        const saved = {
          ...address,
          id: address.id ?? random.uuid(),
          customer_id: identity().customer_id,
        };
        return { addresses: withAddress(context.addresses, saved) };
      }),
      persist: ({ context: { addresses } }) => {
        const owner = ownerId(identity());
        if (owner !== null) stored.write({ owner, addresses });
      },
    },
  });
}
