import { selectDefaultAddress } from '../addresses/addresses.selectors.ts';
import { recordOf } from '../checkout/checkout.live.ts';
import { ownerId } from '../checkout/owner-id.ts';
import { selectBranch, selectDeliveryMethod } from '../session/session.selectors.ts';
import type { LastingActors } from './lasting-actors.ts';

/**
 * What one lasting actor, or another tab, means to the others: cart and addresses follow their owner, and tabs
 * of one browser share one cart and one checkout. What decides the delivery fee is told to the
 * quotation. Answers the way to end it.
 */
export function linkActors(lasting: LastingActors): () => void {
  const { addresses, cart, checkout, quotation, session } = lasting.actors;

  let owner = ownerId(lasting.identity());
  const following = session.subscribe(() => {
    const next = ownerId(lasting.identity());
    if (next === owner) return;
    owner = next;
    cart.send({ type: 'OWNER', owner });
    addresses.send({ type: 'RESTORE' });
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
