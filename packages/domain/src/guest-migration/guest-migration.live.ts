import type { Cart, GuestMigrationPreview, Identity } from '@claypot/sdk';
import { assign } from 'xstate';
import type { Address } from '../addresses/address.ts';
import { createMemberAddress } from '../addresses/save-address.live.ts';
import type { AddressRecord } from '../addresses/stored-addresses.ts';
import { Refusal } from '../machine/failure.ts';
import { fromRequest } from '../machine/from-request.ts';
import type { Ports } from '../ports.ts';
import type { Guest } from '../session/session.types.ts';
import type { Stored } from '../storage/stored.ts';
import { guestMigrationMachine, type Keep } from './guest-migration.machine.ts';

export interface GuestMigrationDeps extends Pick<Ports, 'api'> {
  identity: () => Identity;
  /** The guest the member was before; null when nothing is left of them. */
  leftGuest: () => Guest | null;
  /** The guest's addresses on the device. */
  guestAddresses: Stored<AddressRecord>;
  /** The cart and the orders are the member's now. */
  onMoved: (cart: Cart, guestId: string) => void;
  onAddressesSaved: (addresses: Address[]) => void;
  onDone: () => void;
}

/** The machine of guest migration with its requests. */
export function createGuestMigration(deps: GuestMigrationDeps) {
  const { api, guestAddresses, identity, leftGuest } = deps;

  function owners(): { customer_id: string; guest_id: string } {
    const { customer_id } = identity();
    const guest_id = leftGuest()?.guest_id;
    if (customer_id === null || guest_id === undefined) throw new Refusal('USER_NOT_FOUND');
    return { customer_id, guest_id };
  }

  return guestMigrationMachine.provide({
    actors: {
      preview: fromRequest<GuestMigrationPreview>(async ({ signal }) =>
        api.cartMigrateGuestPreview({ body: owners() }, { signal }),
      ),
      move: fromRequest<Cart, { keep: Keep }>(async ({ input, signal }) =>
        api.cartMigrateGuest({ body: { ...owners(), keep: input.keep } }, { signal }),
      ),
      saveAddresses: fromRequest<void, { addresses: Address[] }>(async ({ input, signal }) => {
        const { customer_id } = owners();
        for (const address of input.addresses) {
          const request = { address: { ...address, id: null }, customer_id, reference: address.id };
          deps.onAddressesSaved(await createMemberAddress(api, request, signal));
        }
      }),
    },
    actions: {
      recallAddresses: assign(() => {
        const record = guestAddresses.read();
        const isTheirs = record !== null && record.owner === leftGuest()?.guest_id;
        const addresses = isTheirs ? record.addresses : [];
        return { addresses, chosen: addresses.map(({ id }) => id) };
      }),
      adopt: (_, { cart }) => deps.onMoved(cart, leftGuest()?.guest_id ?? ''),
      finish: () => {
        guestAddresses.clear();
        deps.onDone();
      },
    },
  });
}
