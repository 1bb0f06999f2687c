import type { Address } from '../addresses/address.ts';
import type { FulfilmentMethod } from '../fulfilment/fulfilment.ts';
import type { QuotationEvent } from '../quotation/quotation.types.ts';

interface Followed {
  subscribe(listener: () => void): { unsubscribe(): void };
}

export interface QuotationPolicyDeps {
  /** All that may change what is asked below. */
  followed: readonly Followed[];
  quotation: { send(event: QuotationEvent): void };
  method: () => FulfilmentMethod | null;
  branchId: () => string | null;
  address: () => Address | null;
}

/** What decides the delivery fee is told to the quotation whenever it may have changed. */
export function followDelivery(deps: QuotationPolicyDeps): () => void {
  const quote = () =>
    deps.quotation.send({
      type: 'ABOUT',
      delivery: {
        method: deps.method() ?? 'pickup',
        branch_id: deps.branchId(),
        address: deps.address(),
      },
    });
  const following = deps.followed.map((actor) => actor.subscribe(quote));
  quote();
  return () => {
    for (const subscription of following) subscription.unsubscribe();
  };
}
