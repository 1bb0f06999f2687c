import type { QueryCache } from '../../../machines/query/query-cache.ts';
import { availableVouchersKey } from '../../../ordering/discounts/available-vouchers.implementation.ts';
import type { DiscountsActor } from '../../../ordering/discounts/discounts.actor.ts';
import { discountsOffer, type OfferAnswers } from '../../../ordering/discounts/offer.ts';
import type { OrderDraftActor } from '../../../ordering/order-draft/order-draft.actor.ts';

interface HydrateDiscountsDeps {
  readonly cache: Pick<QueryCache, 'peekDehydrated'>;
  readonly draft: OrderDraftActor;
  readonly discounts: Pick<DiscountsActor, 'send'>;
  readonly answers: () => OfferAnswers;
}

/**
 * Adds the vouchers that the page brought to the draft, with the discounts of the order: their query
 * is fresh and requests nothing, and the first render must show them.
 */
export function hydrateDiscounts({ answers, cache, discounts, draft }: HydrateDiscountsDeps): void {
  const { branch_id, cart, member } = draft.getSnapshot().context;
  const vouchers = cache.peekDehydrated(availableVouchersKey(member, branch_id));
  if (vouchers === undefined || cart === null || member === null) return;
  draft.send({ type: 'CHANGE', draft: { vouchers } });
  discounts.send({
    type: 'OFFERED',
    offer: discountsOffer(draft.getSnapshot().context, answers()),
  });
}
