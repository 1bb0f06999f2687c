import type { EventBus } from '../../../events/event-bus.ts';
import type { PaymentRecord } from '../../../machines/payment/payment.types.ts';
import type { CartEvent } from '../../../ordering/cart/cart.setup.ts';
import type { CheckoutEvent } from '../../../ordering/checkout/checkout.types.ts';
import type { AddressesEvent } from '../../../places/addresses/addresses.machine.ts';
import { changeOwner } from '../../../storage/change-owner.ts';
import type { Stored } from '../../../storage/stored.ts';

interface Owned {
  owner: string;
}

export interface OwnerPolicyDeps<Draft extends Owned, Buyer extends Owned> {
  events: EventBus;
  addresses: { send(event: AddressesEvent): void };
  cart: { send(event: CartEvent): void };
  checkout: { send(event: CheckoutEvent): void };
  /** Returns the record of the order in progress if the current customer owns it. */
  ownRecord: () => PaymentRecord | null;
  draft: Stored<Draft>;
  buyer: Stored<Buyer>;
  /** Other records of the customer on the device, such as changes that are not sent yet. */
  others: readonly { clear(): void }[];
}

/**
 * Subscribes the policy that gives cart, addresses and checkout the current owner. The form of a
 * guest who signs in is transferred; a sign-out erases it. Returns an unsubscribe function.
 */
export function followOwner<Draft extends Owned, Buyer extends Owned>(
  deps: OwnerPolicyDeps<Draft, Buyer>,
): () => void {
  const { addresses, buyer, cart, checkout, draft, events, others, ownRecord } = deps;
  return events.on({
    'owner.changed': ({ before, guestId, now }) => {
      if (now !== null && guestId !== null && guestId === before) {
        changeOwner(draft, guestId, now);
        changeOwner(buyer, guestId, now);
      }
      cart.send({ type: 'OWNER', owner: now });
      addresses.send({ type: 'RESTORE' });
      checkout.send({ type: 'OWNER', record: ownRecord() });
    },
    'session.ended': () => {
      buyer.clear();
      draft.clear();
      for (const record of others) record.clear();
    },
  });
}
