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
  /** What is kept of an order under way, and what of it is the present customer's. */
  record: { stored: Stored<PaymentRecord>; own(): PaymentRecord | null };
}

/** What comes of a guest's things becoming a member's. */
export function migrateGuest(deps: GuestMigrationPolicyDeps): () => void {
  const { checkout, events, record, session } = deps;
  return events.on({
    'guest.migrated': ({ guestId, memberId }) => {
      // An order of the guest's that waits for its payment is the member's to pay now.
      const wasTheirs = changeOwner(record.stored, guestId, memberId);
      // What the member has sent meanwhile is under way and must not begin anew.
      if (wasTheirs) checkout.send({ type: 'OWNER', record: record.own() });
    },
    'guest.released': () => session.send({ type: 'GUEST_MIGRATED' }),
  });
}
