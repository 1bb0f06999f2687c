import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { selectLeftGuest } from '../../account/session/session.selectors.ts';
import { selectReservationRequest } from '../../booking/request/reservation-request.selectors.ts';
import { selectPayment } from '../../machines/payment/payment.selectors.ts';
import { selectIsChanging } from '../../ordering/cart/cart.selectors.ts';
import type { Update } from '../../ports/ports.ts';
import { defineMachines } from '../composition/define-machines.ts';
import { createUpdateOffer, type UnderWay } from '../update/update-offer.ts';

const SENT: ReadonlySet<string> = new Set(['sending', 'checking', 'unreachable']);

/** Factory of the offer to update the app to a newer version. */
export const updateOffers = defineMachines(
  ({ booking, connection, ordering, session, wallet }) => ({
    offerUpdate: () => (update: Update) =>
      createUpdateOffer({
        connection,
        update,
        underWay: [
          whileActor(ordering.actors.checkout, (at) => selectPayment(at).stage !== 'form'),
          whileActor(wallet.actors.topUp, (at) => selectPayment(at).stage !== 'form'),
          whileActor(booking.actors.reservation, (at) =>
            SENT.has(selectReservationRequest(at).stage),
          ),
          whileActor(ordering.actors.cart, selectIsChanging),
          // The guest migration may be asking the new member questions.
          whileActor(session, (at) => selectLeftGuest(at) !== null),
        ],
      }),
  }),
);

function whileActor<Ref extends AnyActorRef>(
  actor: Ref,
  isUnderWay: (snapshot: SnapshotFrom<Ref>) => boolean,
): UnderWay {
  return {
    isUnderWay: () => isUnderWay(actor.getSnapshot()),
    subscribe: (listener) => {
      const { unsubscribe } = actor.subscribe(listener);
      return unsubscribe;
    },
  };
}
