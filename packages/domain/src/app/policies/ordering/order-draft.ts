import type { OrderDraftActor } from '../../../ordering/order-draft/order-draft.actor.ts';
import type { OrderDraft } from '../../../ordering/order-draft/order-draft.ts';
import type { QuotationEvent } from '../../../ordering/quotation/quotation.types.ts';
import { ownerId } from '../../../storage/owner-id.ts';

interface Followed {
  subscribe(listener: () => void): { unsubscribe(): void };
}

/** What other flows know of the order. */
export type DraftFacts = Pick<
  OrderDraft,
  'identity' | 'member' | 'cart' | 'branch_id' | 'method' | 'address' | 'points'
>;

export interface OrderDraftPolicyDeps {
  draft: OrderDraftActor;
  /** All that may change the facts. */
  followed: readonly Followed[];
  facts: () => DraftFacts;
  quotation: { send(event: QuotationEvent): void };
}

/**
 * The draft follows who orders, what is in the cart and how it is to reach them; the courier is asked
 * about the draft. Answers the way to end it.
 */
export function followOrdering({ draft, facts, followed, quotation }: OrderDraftPolicyDeps) {
  const notify = () => {
    const known = facts();
    const before = draft.getSnapshot().context.identity;
    // What somebody else has claimed or earned is not theirs.
    const others =
      ownerId(before) === ownerId(known.identity)
        ? {}
        : { voucher: null, vouchers: null, spendsPoints: false };
    draft.send({ type: 'CHANGE', draft: { ...known, ...others } });
  };
  const ask = () => {
    const { address, branch_id, method, requestedTime } = draft.getSnapshot().context;
    quotation.send({ type: 'ABOUT', delivery: { method, branch_id, address, requestedTime } });
  };
  const following = [draft.subscribe(ask), ...followed.map((actor) => actor.subscribe(notify))];
  notify();
  return () => {
    for (const subscription of following) subscription.unsubscribe();
  };
}
