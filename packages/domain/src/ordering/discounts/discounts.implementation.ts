import { fromCallback } from 'xstate';
import type { OrderDraft } from '../order-draft/order-draft.ts';
import type { DiscountsActor } from './discounts.actor.ts';
import { type FollowDraftDeps, followDraft } from './follow-draft.ts';
import { type PersistChoiceDeps, persistChoice } from './persist-choice.ts';

export type ChooseDiscountEvent =
  /** Id of a usable voucher; null for none. */
  | { type: 'CHOOSE'; voucherId: string | null }
  | { type: 'SPEND_POINTS'; spend: boolean }
  /** Applies the best deal offered. */
  | { type: 'TAKE_BEST' };

export interface DiscountsDeps extends FollowDraftDeps, PersistChoiceDeps {
  discounts: DiscountsActor;
}

/**
 * Creates the actor that follows the order while its form is open and applies the member's choices.
 */
export function createDiscounts(deps: DiscountsDeps) {
  const { discounts, draft } = deps;
  return fromCallback<ChooseDiscountEvent>(({ receive }) => {
    receive((event) => {
      const change = changeOf(deps, event);
      if (change === null) return;
      discounts.send({ type: 'DECIDED' });
      draft.send({ type: 'CHANGE', draft: change });
    });
    const stops = [persistChoice(deps), followDraft(deps)];
    return () => {
      for (const stop of stops) stop();
    };
  });
}

/** Returns the change to the draft; null if the choice is not offered. */
function changeOf(
  { discounts, draft }: DiscountsDeps,
  event: ChooseDiscountEvent,
): Partial<OrderDraft> | null {
  const { offer } = discounts.getSnapshot().context;
  const { vouchers } = draft.getSnapshot().context;
  const voucherById = (id: string | null) => vouchers?.find((voucher) => voucher.id === id) ?? null;
  switch (event.type) {
    case 'CHOOSE': {
      const voucher = voucherById(event.voucherId);
      return voucher === null && event.voucherId !== null ? null : { voucher };
    }
    case 'SPEND_POINTS':
      return { spendsPoints: event.spend };
    case 'TAKE_BEST':
      return (
        offer && {
          voucher: voucherById(offer.best.voucherId),
          spendsPoints: offer.best.spendsPoints,
        }
      );
  }
}
