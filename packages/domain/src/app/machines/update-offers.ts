import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { selectLeftGuest } from '../../account/session/session.selectors.ts';
import { selectReservationRequest } from '../../booking/request/reservation-request.selectors.ts';
import { selectPayment } from '../../machines/payment/payment.selectors.ts';
import { selectIsChanging } from '../../ordering/cart/cart.selectors.ts';
import type { Update } from '../../ports/ports.ts';
import { bookingArea } from '../composition/areas/booking-area.ts';
import { cartArea } from '../composition/areas/cart-area.ts';
import { checkoutArea } from '../composition/areas/checkout-area.ts';
import { walletArea } from '../composition/areas/wallet-area.ts';
import { defineMachines } from '../composition/define-machines.ts';
import { createUpdateOffer, type UnderWay } from '../update/update-offer.ts';

const SENT: ReadonlySet<string> = new Set(['sending', 'checking', 'unreachable']);

/** Factory of the offer to update the app to a newer version. */
export const updateOffers = defineMachines(({ connection, session, use }) => ({
  offerUpdate: () => (update: Update) =>
    createUpdateOffer({
      connection,
      update,
      underWay: [
        whileActor(use(checkoutArea).checkout, (at) => selectPayment(at).stage !== 'form'),
        whileActor(use(walletArea).topUp, (at) => selectPayment(at).stage !== 'form'),
        whileActor(use(bookingArea).reservation, (at) =>
          SENT.has(selectReservationRequest(at).stage),
        ),
        whileActor(use(cartArea).cart, selectIsChanging),
        // The guest migration may be asking the new member questions.
        whileActor(session, (at) => selectLeftGuest(at) !== null),
      ],
    }),
}));

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
