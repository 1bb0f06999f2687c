import type { EventBus } from '../../events/event-bus.ts';
import type { TopUpEvent } from '../../loyalty/top-up/top-up.types.ts';
import type { PaymentRecord } from '../../machines/payment/payment.types.ts';

export interface WalletPolicyDeps {
  events: EventBus;
  topUp: { send(event: TopUpEvent): void };
  /** Returns the record of the top-up in progress if the current customer owns it. */
  ownRecord: () => PaymentRecord | null;
  refreshMember: () => void;
}

/**
 * Subscribes the wallet policy. It refreshes the member after a top-up and after a change at the counter, because many screens show
 * balance and tier. When the owner changes, it gives the top-up actor the record of the current
 * owner. Returns an unsubscribe function.
 */
export function followWallet(deps: WalletPolicyDeps): () => void {
  const { events, ownRecord, refreshMember, topUp } = deps;
  return events.on({
    'wallet.toppedUp': refreshMember,
    'wallet.outdated': refreshMember,
    'member.outdated': refreshMember,
    'owner.changed': () => topUp.send({ type: 'OWNER', record: ownRecord() }),
  });
}
