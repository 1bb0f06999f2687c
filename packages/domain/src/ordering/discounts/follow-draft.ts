import type { Cents } from '@claypot/sdk';
import type { Ports } from '../../ports/ports.ts';
import type { OrderDraftActor } from '../order-draft/order-draft.actor.ts';
import type { OrderDraft } from '../order-draft/order-draft.ts';
import type { DiscountsActor } from './discounts.actor.ts';
import { currentVoucher, discountsOffer, noLongerFits, type TakenOff } from './offer.ts';

export interface FollowDraftDeps extends Pick<Ports, 'clock'> {
  draft: OrderDraftActor;
  discounts: Pick<DiscountsActor, 'send'>;
  /** What the courier asks, in cents; null while it is not known. */
  fee: () => Cents | null;
  quotation: { subscribe(listener: () => void): { unsubscribe(): void } };
  zone: () => string;
}

/**
 * Works out anew what can be taken off whenever the order changes, and takes off what cannot be any
 * longer. Answers the way to end it.
 */
export function followDraft(deps: FollowDraftDeps): () => void {
  const { clock, discounts, draft, fee, quotation, zone } = deps;
  let worked: readonly unknown[] = [];

  const follow = () => {
    const order = draft.getSnapshot().context;
    const answers = { fee: fee(), now: clock.now(), zone: zone() };
    const gone = noLongerFits(order, answers);
    if (gone !== null) {
      discounts.send({ type: 'TAKEN_OFF', what: gone });
      // It is told of the change, and comes here again.
      draft.send({ type: 'CHANGE', draft: without(gone) });
      return;
    }
    const current = currentVoucher(order);
    if (current !== order.voucher) {
      draft.send({ type: 'CHANGE', draft: { voucher: current } });
      return;
    }
    const decisive = decisiveOf(order, answers.fee);
    // A keystroke in the buyer's name changes nothing of this.
    if (decisive.every((part, index) => part === worked[index]) && worked.length > 0) return;
    worked = decisive;
    const isKnown = order.member !== null && order.cart !== null && order.vouchers !== null;
    const offer = isKnown ? discountsOffer(order, answers) : null;
    discounts.send({ type: 'OFFERED', offer });
  };

  const following = [draft.subscribe(follow), quotation.subscribe(follow)];
  follow();
  return () => {
    for (const subscription of following) subscription.unsubscribe();
  };
}

function without({ kind }: TakenOff): Partial<OrderDraft> {
  return kind === 'voucher' ? { voucher: null } : { spendsPoints: false };
}

function decisiveOf(order: OrderDraft, fee: Cents | null): readonly unknown[] {
  const { branch_id, cart, member, method, points, requestedTime, vouchers } = order;
  return [branch_id, cart, member, method, points, requestedTime, vouchers, fee];
}
