import type { Identity } from '@claypot/sdk';
import { assign, fromCallback } from 'xstate';
import type { Emit } from '../../events/event-bus.ts';
import { BusinessError } from '../../machines/base/failure.ts';
import { fromConnection } from '../../machines/base/from-connection.ts';
import { fromRequest } from '../../machines/base/from-request.ts';
import type { Gate } from '../../machines/base/gate.ts';
import type { Ports } from '../../ports/ports.ts';
import { ownerId } from '../../storage/owner-id.ts';
import { takeUnsent, type Unsent } from '../../storage/unsent.ts';
import { type Address, type AddressChange, withAddress, withChanges } from './address.ts';
import { type AddressesEvent, addressesMachine } from './addresses.machine.ts';
import { storedAddresses } from './stored-addresses.ts';

export interface AddressesDeps extends Pick<Ports, 'api' | 'connection' | 'random' | 'storage'> {
  subdomain: string;
  identity: () => Identity;
  emit: Emit;
  /** Delays the first load of a member's addresses until it opens. */
  gate: Gate;
  /** Unsent changes of an earlier page, which this page sends. */
  unsent: Unsent<AddressChange[]>;
}

/**
 * Returns the addresses machine. A guest's addresses are stored on the device; a member's are on
 * the server and persisted on the device.
 */
export function createAddressesImplementations(deps: AddressesDeps) {
  const { api, connection, emit, gate, identity, random, storage, subdomain, unsent } = deps;
  const guests = storedAddresses(storage, subdomain);
  const members = storedAddresses(storage, subdomain, 'member');
  const isMember = () => identity().customer_id !== null;
  const stored = () => (isMember() ? members : guests);

  function memberId(): string {
    const { customer_id } = identity();
    if (customer_id === null) throw new BusinessError('USER_NOT_FOUND');
    return customer_id;
  }

  return addressesMachine.provide({
    actors: {
      connection: fromConnection(connection),
      otherTabs: fromCallback<AddressesEvent>(({ sendBack }) => {
        const stops = [
          guests.onChangeElsewhere(() => isMember() || sendBack({ type: 'RESTORE' })),
          members.onChangeElsewhere(() => sendBack({ type: 'FOLLOW' })),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      }),
      load: fromRequest<Address[]>(async ({ signal }) => {
        const held = gate.opened();
        if (held !== null) await held;
        signal.throwIfAborted();
        return api.addressList({ path: { customerId: memberId() } }, { signal });
      }),
      change: fromRequest<Address[], { change: AddressChange | null }>(
        async ({ input: { change }, signal }) => {
          const customer_id = memberId();
          if (change === null) return api.addressList({ path: { customerId: customer_id } });
          const { id, kind } = change;
          return kind === 'default'
            ? api.addressUpdateDefault({ body: { id, customer_id } }, { signal })
            : api.addressDelete({ path: { id }, body: { customer_id } }, { signal });
        },
      ),
    },
    guards: { isMember },
    actions: {
      restore: assign(() => {
        const owner = ownerId(identity());
        // Without an owner, stored addresses have to be erased.
        if (owner === null) {
          guests.clear();
          members.clear();
        }
        const record = stored().read();
        const addresses = record !== null && record.owner === owner ? record.addresses : [];
        return { addresses, wanted: [], error: null };
      }),
      takeUnsent: assign(({ context }) => {
        const wanted = takeUnsent(unsent) ?? [];
        return { addresses: withChanges(context.addresses, wanted), wanted };
      }),
      save: assign(({ context }, { address }) => {
        const saved = { ...address, id: address.id ?? random.uuid(), customer_id: null };
        return { addresses: withAddress(context.addresses, saved) };
      }),
      persist: ({ context: { addresses } }) => {
        const owner = ownerId(identity());
        if (owner !== null) stored().write({ owner, addresses });
      },
      notifyRemoved: () => emit({ type: 'address.removed' }),
      notify: (_, { code }) => emit({ type: 'action.rejected', code }),
    },
  });
}
