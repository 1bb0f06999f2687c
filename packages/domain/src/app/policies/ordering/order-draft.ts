import type { OrderDraftActor } from '../../../ordering/order-draft/order-draft.actor.ts';
import type { OrderDraft } from '../../../ordering/order-draft/order-draft.ts';
import type { QuotationEvent } from '../../../ordering/quotation/quotation.types.ts';
import { ownerId } from '../../../storage/owner-id.ts';

interface Followed {
  subscribe(listener: () => void): { unsubscribe(): void };
}

/** Fields of the draft that other flows own. */
export type DraftFacts = Pick<
  OrderDraft,
  'identity' | 'member' | 'cart' | 'branch_id' | 'method' | 'address' | 'points'
>;

export interface OrderDraftPolicyDeps {
  draft: OrderDraftActor;
  /** Actors that may change the facts. */
  followed: readonly Followed[];
  facts: () => DraftFacts;
  quotation: { send(event: QuotationEvent): void };
}

/**
 * Updates the draft from session, cart and addresses, and the quotation from the draft. Returns an
 * unsubscribe function.
 */
export function followOrdering({ draft, facts, followed, quotation }: OrderDraftPolicyDeps) {
  const notify = () => {
    const current = facts();
    const before = draft.getSnapshot().context.identity;
    // Vouchers and points of a previous owner do not apply.
    const reset =
      ownerId(before) === ownerId(current.identity)
        ? {}
        : { voucher: null, vouchers: null, spendsPoints: false };
    draft.send({ type: 'CHANGE', draft: { ...current, ...reset } });
  };
  const updateQuotation = () => {
    const { address, branch_id, method, requestedTime } = draft.getSnapshot().context;
    quotation.send({ type: 'ABOUT', delivery: { method, branch_id, address, requestedTime } });
  };
  const following = [
    draft.subscribe(updateQuotation),
    ...followed.map((actor) => actor.subscribe(notify)),
  ];
  notify();
  return () => {
    for (const subscription of following) subscription.unsubscribe();
  };
}
