import type { Cents } from '@claypot/sdk';
import type { Ports } from '../../ports/ports.ts';
import type { OrderDraftActor } from '../order-draft/order-draft.actor.ts';
import type { OrderDraft } from '../order-draft/order-draft.ts';
import type { DiscountsActor } from './discounts.actor.ts';
import { currentVoucher, discountsOffer, noLongerFits, type TakenOff } from './offer.ts';

export interface FollowDraftDeps extends Pick<Ports, 'clock'> {
  draft: OrderDraftActor;
  discounts: Pick<DiscountsActor, 'send'>;
  /** The courier's fee in cents; null until known. */
  fee: () => Cents | null;
  quotation: { subscribe(listener: () => void): { unsubscribe(): void } };
  zone: () => string;
}

/**
 * Recalculates the available discounts when the order changes and removes those that no longer
 * apply. Returns an unsubscribe function.
 */
export function followDraft(deps: FollowDraftDeps): () => void {
  const { clock, discounts, draft, fee, quotation, zone } = deps;
  let lastInputs: readonly unknown[] = [];

  const follow = () => {
    const order = draft.getSnapshot().context;
    const answers = { fee: fee(), now: clock.now(), zone: zone() };
    const removed = noLongerFits(order, answers);
    if (removed !== null) {
      discounts.send({ type: 'TAKEN_OFF', what: removed });
      // The change triggers this function again.
      draft.send({ type: 'CHANGE', draft: without(removed) });
      return;
    }
    const current = currentVoucher(order);
    if (current !== order.voucher) {
      draft.send({ type: 'CHANGE', draft: { voucher: current } });
      return;
    }
    const inputs = pricingInputs(order, answers.fee);
    // Changes such as a keystroke in the buyer's name do not affect the discounts.
    if (inputs.every((part, index) => part === lastInputs[index]) && lastInputs.length > 0) return;
    lastInputs = inputs;
    const isKnown = order.member !== null && order.cart !== null && order.vouchers !== null;
    const offer = isKnown ? discountsOffer(order, answers) : null;
    discounts.send({ type: 'OFFERED', offer });
  };

  const subscriptions = [draft.subscribe(follow), quotation.subscribe(follow)];
  follow();
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

function without({ kind }: TakenOff): Partial<OrderDraft> {
  return kind === 'voucher' ? { voucher: null } : { spendsPoints: false };
}

function pricingInputs(order: OrderDraft, fee: Cents | null): readonly unknown[] {
  const { branch_id, cart, member, method, points, requestedTime, spendsPoints } = order;
  const { voucher, vouchers } = order;
  const ordered = [branch_id, cart, member, method, requestedTime, fee];
  return [...ordered, points, spendsPoints, voucher, vouchers];
}
