import { type SnapshotFrom, setup } from 'xstate';
import { unprovidedAction, unprovidedGuard } from '../../machines/base/placeholder.ts';

/** Closes the offer for good on this device. */
export interface SignUpOfferEvent {
  type: 'CLOSE';
}

/** Delay before the offer is shown, in ms. */
const PAUSE = 1000;

/** Sign-up offer for guests (spec §2). It appears after a delay and not again once closed. */
export const signUpOfferMachine = setup({
  types: { events: {} as SignUpOfferEvent },
  delays: { pause: PAUSE },
  guards: {
    /** True for a guest if there is a welcome bonus and the offer was not closed on this device. */
    isWanted: unprovidedGuard('isWanted'),
  },
  actions: {
    remember: unprovidedAction('remember'),
  },
}).createMachine({
  id: 'signUpOffer',
  initial: 'waiting',
  states: {
    waiting: { after: { pause: [{ guard: 'isWanted', target: 'shown' }, { target: 'closed' }] } },
    shown: { on: { CLOSE: { target: 'closed', actions: 'remember' } } },
    closed: {},
  },
});

export type SignUpOfferSnapshot = SnapshotFrom<typeof signUpOfferMachine>;

/** Returns true if the offer is shown. */
export function selectIsOffered(snapshot: SignUpOfferSnapshot): boolean {
  return snapshot.matches('shown');
}
