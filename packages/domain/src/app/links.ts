import { recordOf } from '../checkout/checkout.live.ts';
import { ownerId } from '../checkout/owner-id.ts';
import type { LastingActors } from './lasting-actors.ts';

/**
 * What one lasting actor, or another tab, means to the others: cart and addresses follow their owner, and tabs
 * of one browser share one cart and one checkout. Answers the way to end it.
 */
export function linkActors(lasting: LastingActors): () => void {
  const { addresses, cart, checkout, session } = lasting.actors;

  let owner = ownerId(lasting.identity());
  const following = session.subscribe(() => {
    const next = ownerId(lasting.identity());
    if (next === owner) return;
    owner = next;
    cart.send({ type: 'OWNER', owner });
    addresses.send({ type: 'RESTORE' });
  });

  const stops = [
    lasting.cartChanged.onReceive(lasting.refreshCart),
    lasting.record.stored.onChangeElsewhere(() =>
      checkout.send({ type: 'ADOPT', record: recordOf(lasting.record) }),
    ),
    () => following.unsubscribe(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
