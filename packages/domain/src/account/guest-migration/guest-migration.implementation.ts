import type { Cart, GuestMigrationPreview, Identity } from '@claypot/sdk';
import { assign } from 'xstate';
import type { Emit } from '../../events/event-bus.ts';
import { BusinessError } from '../../machines/base/failure.ts';
import { fromRequest } from '../../machines/base/from-request.ts';
import { type Address, defaultAddress } from '../../places/addresses/address.ts';
import type { AddressesEvent } from '../../places/addresses/addresses.machine.ts';
import { createMemberAddress } from '../../places/addresses/save-address.implementation.ts';
import type { AddressRecord } from '../../places/addresses/stored-addresses.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Stored } from '../../storage/stored.ts';
import type { Unsent } from '../../storage/unsent.ts';
import type { Guest } from '../session/session.types.ts';
import type { CartChoice } from './cart-choice.ts';
import { type CartToKeep, guestMigrationMachine } from './guest-migration.machine.ts';

export interface GuestMigrationDeps extends Pick<Ports, 'api'> {
  identity: () => Identity;
  /** The guest that the member was before; null if there was none or nothing is left to migrate. */
  leftGuest: () => Guest | null;
  isDelivery: () => boolean;
  guestAddresses: Stored<AddressRecord>;
  /**
   * Persists the choice in case the customer leaves the page before the server has migrated the
   * guest.
   */
  cartChoice: Unsent<CartChoice>;
  /** Receives the addresses that the server returns for the member. */
  addresses: { send(event: AddressesEvent): void };
  emit: Emit;
}

/** Returns the guest migration machine with its requests. */
export function createGuestMigration(deps: GuestMigrationDeps) {
  const { api, cartChoice, emit, guestAddresses, identity, isDelivery, leftGuest } = deps;

  function owners(): { customer_id: string; guest_id: string } {
    const { customer_id } = identity();
    const guest_id = leftGuest()?.guest_id;
    if (customer_id === null || guest_id === undefined) throw new BusinessError('USER_NOT_FOUND');
    return { customer_id, guest_id };
  }

  /** Returns the cart chosen for this guest; null if none is chosen. */
  function chosenCart(): CartChoice['keep'] | null {
    const choice = cartChoice.read();
    return choice !== null && choice.guest_id === leftGuest()?.guest_id ? choice.keep : null;
  }

  return guestMigrationMachine.provide({
    actors: {
      preview: fromRequest<GuestMigrationPreview>(async ({ signal }) =>
        api.cartMigrateGuestPreview({ body: owners() }, { signal }),
      ),
      move: fromRequest<Cart, { keep: CartToKeep }>(async ({ input, signal }) =>
        api.cartMigrateGuest({ body: { ...owners(), keep: input.keep } }, { signal }),
      ),
      saveAddresses: fromRequest<void, { addresses: Address[] }>(async ({ input, signal }) => {
        const { customer_id } = owners();
        for (const address of input.addresses) {
          const request = { address: { ...address, id: null }, customer_id, reference: address.id };
          const addresses = await createMemberAddress(api, request, signal);
          deps.addresses.send({ type: 'REPLACE', addresses });
        }
      }),
    },
    guards: {
      isChosen: () => chosenCart() !== null,
      usesGuestAddress: ({ context: { addresses, keep } }, { cart }) =>
        isDelivery() &&
        keep !== 'member' &&
        cart.total_qty > 0 &&
        defaultAddress(addresses) !== null,
    },
    actions: {
      rememberChoice: (_, { keep }) => {
        cartChoice.write({ guest_id: owners().guest_id, keep });
      },
      recallChoice: assign(({ context }) => ({ keep: chosenCart() ?? context.keep })),
      dropChoice: cartChoice.clear,
      recallAddresses: assign(() => {
        const record = guestAddresses.read();
        const isOwnRecord = record !== null && record.owner === leftGuest()?.guest_id;
        const addresses = isOwnRecord ? record.addresses : [];
        return { addresses, chosen: addresses.map(({ id }) => id) };
      }),
      markAddressSaved: assign(({ context: { addresses, chosen } }) => {
        const taken = defaultAddress(addresses);
        const others = addresses.filter((address) => address !== taken);
        const record = guestAddresses.read();
        if (record !== null) guestAddresses.write({ ...record, addresses: others });
        return { addresses: others, chosen: chosen.filter((id) => id !== taken?.id) };
      }),
      adopt: (_, { cart }) => {
        const { customer_id: memberId, guest_id: guestId } = owners();
        emit({ type: 'guest.migrated', guestId, memberId, cart });
      },
      finish: () => {
        guestAddresses.clear();
        emit({ type: 'guest.released' });
      },
    },
  });
}
