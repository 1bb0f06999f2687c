import { selectDefaultAddress } from '../addresses/addresses.selectors.ts';
import { recordOf } from '../checkout/checkout.live.ts';
import { inherit } from '../checkout/inherit.ts';
import { ownerId } from '../checkout/owner-id.ts';
import {
  selectBranch,
  selectDeliveryMethod,
  selectLeftGuest,
} from '../session/session.selectors.ts';
import type { FirstHelping } from './first-helping.ts';
import type { OrderingActors } from './ordering-actors.ts';

type Linked = Pick<FirstHelping, 'identity'> &
  OrderingActors & { session: FirstHelping['actors']['session'] };

/**
 * What one actor, or another tab, means to the others: cart, addresses and checkout follow their
 * owner, a guest who signs in keeps the form they are filling in, and tabs of one browser share one cart and one checkout. What decides the delivery fee is
 * told to the quotation. Answers the way to end it.
 */
export function linkActors({ session, ...lasting }: Linked): () => void {
  const { addresses, cart, checkout, quotation } = lasting.actors;

  let owner = ownerId(lasting.identity());
  const following = session.subscribe(() => {
    const next = ownerId(lasting.identity());
    if (next === owner) return;
    const left = selectLeftGuest(session.getSnapshot());
    if (left !== null && next !== null && left.guest_id === owner) {
      inherit(lasting.draft, left.guest_id, next);
      inherit(lasting.buyer, left.guest_id, next);
    }
    owner = next;
    cart.send({ type: 'OWNER', owner });
    addresses.send({ type: 'RESTORE' });
    checkout.send({ type: 'OWNER', record: recordOf(lasting.record) });
  });

  const quote = () =>
    quotation.send({
      type: 'ABOUT',
      delivery: {
        method: selectDeliveryMethod(session.getSnapshot()) ?? 'pickup',
        branch_id:
          cart.getSnapshot().context.cart?.branch_id ??
          selectBranch(session.getSnapshot())?.id ??
          null,
        address: selectDefaultAddress(addresses.getSnapshot()),
      },
    });
  const quoting = [session.subscribe(quote), addresses.subscribe(quote), cart.subscribe(quote)];
  quote();

  const stops = [
    lasting.cartChanged.onReceive(lasting.refreshCart),
    lasting.record.stored.onChangeElsewhere(() =>
      checkout.send({ type: 'ADOPT', record: recordOf(lasting.record) }),
    ),
    () => following.unsubscribe(),
    ...quoting.map((subscription) => () => subscription.unsubscribe()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
