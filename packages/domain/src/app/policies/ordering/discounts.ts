import type { EventBus } from '../../../events/event-bus.ts';
import type { CheckoutProblem } from '../../../ordering/checkout/checkout.types.ts';
import { takesOff } from '../../../ordering/discounts/takes-off.ts';
import type { OrderDraftActor } from '../../../ordering/order-draft/order-draft.actor.ts';

export interface DiscountsPolicyDeps {
  events: EventBus;
  draft: OrderDraftActor;
  /** Takes the choice off the device. */
  clearChoice: () => void;
  checkout: { subscribe(listener: () => void): { unsubscribe(): void } };
  /** Why the customer is at the form again. */
  problem: () => CheckoutProblem | null;
}

/**
 * The choice of voucher and points ends with the order that is paid and with the session, and loses
 * what the server has refused, upon which the vouchers are asked for anew. Answers the way to end it.
 */
export function endDiscounts(deps: DiscountsPolicyDeps): () => void {
  const { checkout, draft, events, clearChoice, problem } = deps;
  let answered = problem();

  const heed = () => {
    const now = problem();
    if (now === answered) return;
    answered = now;
    const what = now?.kind === 'rejected' ? takesOff(now.code) : null;
    if (what === null) return;
    // What is left of it is kept again by the form.
    clearChoice();
    events.emit({ type: 'vouchers.outdated' });
    const less = what === 'voucher' ? { voucher: null } : { spendsPoints: false };
    draft.send({ type: 'CHANGE', draft: less });
  };

  const following = checkout.subscribe(heed);
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
