import type { SnapshotFrom } from 'xstate';
import type { signUpOfferMachine } from './sign-up-offer.machine.ts';

export type SignUpOfferSnapshot = SnapshotFrom<typeof signUpOfferMachine>;

/** Whether the offer is to be seen. */
export function selectIsOffered(snapshot: SignUpOfferSnapshot): boolean {
  return snapshot.matches('shown');
}
