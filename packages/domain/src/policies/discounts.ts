import type { CheckoutProblem } from '../checkout/checkout.types.ts';
import type { StoredDiscounts } from '../discounts/record.ts';
import { takesOff } from '../discounts/takes-off.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { OrderDraftActor } from '../order-draft/order-draft.actor.ts';
import { ownOf } from '../storage/own-of.ts';
import { ownerId } from '../storage/owner-id.ts';
import type { Stored } from '../storage/stored.ts';

export interface DiscountsPolicyDeps {
  events: EventBus;
  draft: OrderDraftActor;
  /** Where the choice outlives the page. */
  choice: Stored<StoredDiscounts>;
  checkout: { subscribe(listener: () => void): { unsubscribe(): void } };
  /** Why the customer is at the form again. */
  problem: () => CheckoutProblem | null;
}

const NONE = { voucher: null, spendsPoints: false } as const;

/**
 * The choice of voucher and points is the member's who made it: it is found again after a reload,
 * ends with the order that is paid, and loses what the server has refused. Answers the way to end it.
 */
export function keepDiscounts(deps: DiscountsPolicyDeps): () => void {
  const { checkout, choice, draft, events, problem } = deps;
  const read = () => draft.getSnapshot().context;
  let owner: string | null = null;
  let answered = problem();
  let kept: Pick<StoredDiscounts, 'voucher' | 'spendsPoints'> = NONE;

  const keep = () => {
    const { identity, spendsPoints, voucher } = read();
    const present = ownerId(identity);
    if (present !== owner) {
      owner = present;
      kept = ownOf(choice, identity) ?? NONE;
      if (kept !== NONE) {
        const { spendsPoints: spend, voucher: left } = kept;
        draft.send({ type: 'CHANGE', draft: { voucher: left, spendsPoints: spend } });
      }
      return;
    }
    if (kept.voucher === voucher && kept.spendsPoints === spendsPoints) return;
    kept = { voucher, spendsPoints };
    if (owner !== null) choice.write({ owner, voucher, spendsPoints });
  };

  const heed = () => {
    const now = problem();
    if (now === answered) return;
    answered = now;
    if (now?.kind !== 'refused') return;
    const what = takesOff(now.code);
    if (what === 'voucher') draft.send({ type: 'CHANGE', draft: { voucher: null } });
    if (what === 'points') draft.send({ type: 'CHANGE', draft: { spendsPoints: false } });
  };

  const following = [draft.subscribe(keep), checkout.subscribe(heed)];
  keep();
  const stop = events.on({
    'order.paid': () => {
      draft.send({ type: 'CHANGE', draft: NONE });
      choice.clear();
    },
    'session.ended': () => choice.clear(),
  });
  return () => {
    stop();
    for (const subscription of following) subscription.unsubscribe();
  };
}
