import type { EventBus } from '../../../events/event-bus.ts';
import type { CheckoutProblem } from '../../../ordering/checkout/checkout.types.ts';
import { takesOff } from '../../../ordering/discounts/takes-off.ts';
import type { OrderDraftActor } from '../../../ordering/order-draft/order-draft.actor.ts';

export interface DiscountsPolicyDeps {
  events: EventBus;
  draft: OrderDraftActor;
  clearChoice: () => void;
  checkout: { subscribe(listener: () => void): { unsubscribe(): void } };
  /** Problem that returned the customer to the form. */
  problem: () => CheckoutProblem | null;
}

/**
 * Subscribes the policy that clears the choice of voucher and points when the order is paid or the
 * session ends. It also removes a discount that the server rejected and reloads the vouchers.
 * Returns an unsubscribe function.
 */
export function endDiscounts(deps: DiscountsPolicyDeps): () => void {
  const { checkout, draft, events, clearChoice, problem } = deps;
  let answered = problem();

  const removeRejected = () => {
    const now = problem();
    if (now === answered) return;
    answered = now;
    const what = now?.kind === 'rejected' ? takesOff(now.code) : null;
    if (what === null) return;
    // The form persists the remaining choice again.
    clearChoice();
    events.emit({ type: 'vouchers.outdated' });
    const change = what === 'voucher' ? { voucher: null } : { spendsPoints: false };
    draft.send({ type: 'CHANGE', draft: change });
  };

  const following = checkout.subscribe(removeRejected);
  const stop = events.on({
    'order.paid': () => {
      clearChoice();
      draft.send({ type: 'CHANGE', draft: { voucher: null, spendsPoints: false } });
    },
    'session.ended': clearChoice,
  });
  return () => {
    stop();
    following.unsubscribe();
  };
}
