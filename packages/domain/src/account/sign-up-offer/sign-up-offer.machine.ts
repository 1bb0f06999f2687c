import { type SnapshotFrom, setup } from 'xstate';
import { unprovidedAction, unprovidedGuard } from '../../machines/base/placeholder.ts';

/** The customer does not want to be offered it again on this device. */
export interface SignUpOfferEvent {
  type: 'CLOSE';
}

/** How long a guest has the screen for themselves before the offer comes, in ms. */
const PAUSE = 1000;

/** What a guest is offered for signing up (spec §2): it comes a little later, and once closed no more. */
export const signUpOfferMachine = setup({
  types: { events: {} as SignUpOfferEvent },
  delays: { pause: PAUSE },
  guards: {
    /** A guest is looking, a new member is given something, and the offer was not closed here. */
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

/** Whether the offer is to be seen. */
export function selectIsOffered(snapshot: SignUpOfferSnapshot): boolean {
  return snapshot.matches('shown');
}
