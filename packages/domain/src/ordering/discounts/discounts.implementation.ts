import { fromCallback } from 'xstate';
import type { OrderDraft } from '../order-draft/order-draft.ts';
import type { DiscountsActor } from './discounts.actor.ts';
import { type FollowDraftDeps, followDraft } from './follow-draft.ts';
import { type KeepChoiceDeps, keepChoice } from './persist-choice.ts';

/** What a member decides about vouchers and points. */
export type ChooseDiscountEvent =
  /** One of those that can be used; null for none. */
  | { type: 'CHOOSE'; voucherId: string | null }
  | { type: 'SPEND_POINTS'; spend: boolean }
  /** The best deal, as it is offered. */
  | { type: 'TAKE_BEST' };

export interface DiscountsDeps extends FollowDraftDeps, KeepChoiceDeps {
  discounts: DiscountsActor;
}

/** Follows the order for as long as its form is shown, and does what the member decides about it. */
export function createDiscounts(deps: DiscountsDeps) {
  const { discounts, draft } = deps;
  return fromCallback<ChooseDiscountEvent>(({ receive }) => {
    receive((event) => {
      const change = changeOf(deps, event);
      if (change === null) return;
      discounts.send({ type: 'DECIDED' });
      draft.send({ type: 'CHANGE', draft: change });
    });
    const stops = [keepChoice(deps), followDraft(deps)];
    return () => {
      for (const stop of stops) stop();
    };
  });
}

/** What of the draft changes; null where what is wanted is not offered. */
function changeOf(
  { discounts, draft }: DiscountsDeps,
  event: ChooseDiscountEvent,
): Partial<OrderDraft> | null {
  const { offer } = discounts.getSnapshot().context;
  const { vouchers } = draft.getSnapshot().context;
  const held = (id: string | null) => vouchers?.find((voucher) => voucher.id === id) ?? null;
  switch (event.type) {
    case 'CHOOSE': {
      const voucher = held(event.voucherId);
      return voucher === null && event.voucherId !== null ? null : { voucher };
    }
    case 'SPEND_POINTS':
      return { spendsPoints: event.spend };
    case 'TAKE_BEST':
      return (
        offer && {
          voucher: held(offer.best.voucherId),
          spendsPoints: offer.best.spendsPoints,
        }
      );
  }
}
