import type { SessionEvent } from '../../../account/session/session.types.ts';
import type { EventBus } from '../../../events/event-bus.ts';
import type { PaymentRecord } from '../../../machines/payment/payment.types.ts';
import type { CheckoutEvent } from '../../../ordering/checkout/checkout.types.ts';
import { changeOwner } from '../../../storage/change-owner.ts';
import type { Stored } from '../../../storage/stored.ts';

export interface GuestMigrationPolicyDeps {
  events: EventBus;
  session: { send(event: SessionEvent): void };
  checkout: { send(event: CheckoutEvent): void };
  /** Stored payment record of the order in progress, and the part owned by the current customer. */
  record: { stored: Stored<PaymentRecord>; own(): PaymentRecord | null };
}

/**
 * Subscribes the guest migration policy: transfers an unpaid order and ends the guest. Returns an
 * unsubscribe function.
 */
export function migrateGuest(deps: GuestMigrationPolicyDeps): () => void {
  const { checkout, events, record, session } = deps;
  return events.on({
    'guest.migrated': ({ guestId, memberId }) => {
      const hasMoved = changeOwner(record.stored, guestId, memberId);
      // An order that the member is already sending must not restart.
      if (hasMoved) checkout.send({ type: 'OWNER', record: record.own() });
    },
    'guest.released': () => session.send({ type: 'GUEST_MIGRATED' }),
  });
}
