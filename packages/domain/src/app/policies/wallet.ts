import type { EventBus } from '../../events/event-bus.ts';
import type { TopUpEvent } from '../../loyalty/top-up/top-up.types.ts';
import type { PaymentRecord } from '../../machines/payment/payment.types.ts';

export interface WalletPolicyDeps {
  events: EventBus;
  topUp: { send(event: TopUpEvent): void };
  /** What of a top-up under way is the present customer's. */
  ownRecord: () => PaymentRecord | null;
  /** Brings the member's record up to date. */
  refreshMember: () => void;
}

/**
 * Balance and tier are on every screen that shows the member: a wallet that was filled brings their
 * record up to date at once. A top-up under way is always that of whoever is here.
 */
export function followWallet(deps: WalletPolicyDeps): () => void {
  const { events, ownRecord, refreshMember, topUp } = deps;
  return events.on({
    'wallet.toppedUp': refreshMember,
    'wallet.outdated': refreshMember,
    'owner.changed': () => topUp.send({ type: 'OWNER', record: ownRecord() }),
  });
}
