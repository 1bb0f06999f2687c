import type { Identity as Owner } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { FulfilmentMethod } from '../../places/fulfilment-method.ts';
import type { Identity } from '../../routes/guard.ts';
import type { Member } from './member.ts';
import type { sessionMachine } from './session.machine.ts';
import type { Guest } from './session.types.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Returns the kind of user, for the route guard. */
export function selectIdentity(snapshot: SessionSnapshot): Identity {
  if (snapshot.matches('member')) return 'member';
  return snapshot.matches('guest') ? 'guest' : 'none';
}

/** Returns the owner to send with requests; null if anonymous. */
export function selectOwner({ context: { guest_id, user } }: SessionSnapshot): Owner | null {
  if (user !== null) return { customer_id: user.id, guest_id: null };
  return guest_id === null ? null : { customer_id: null, guest_id };
}

/** Returns the id of the member or guest, to detect a change of owner; null if anonymous. */
export function selectOwnerId({ context }: SessionSnapshot): string | null {
  return context.user?.id ?? context.guest_id;
}

/** Returns the signed-in member; null if no member is signed in. */
export function selectMember(snapshot: SessionSnapshot): Member | null {
  return snapshot.context.user;
}

/** Returns true if a new member has not seen the welcome yet. */
export function selectWelcomeDue(snapshot: SessionSnapshot): boolean {
  return snapshot.context.user?.new_register === 1;
}

/** Returns the bearer token of the member; null if no member is signed in. */
export function selectToken(snapshot: SessionSnapshot): string | null {
  return snapshot.context.api_token;
}

/**
 * Returns the guest that the member was before; null if there was none or the migration is done.
 */
export function selectLeftGuest(snapshot: SessionSnapshot): Guest | null {
  return snapshot.context.left_guest;
}

/** Returns true if the session is anonymous because the server rejected the previous identity. */
export function selectHasExpired(snapshot: SessionSnapshot): boolean {
  return snapshot.matches('expired');
}

/** Returns the generated name of the guest; null if the user is not a guest. */
export function selectGuestName(snapshot: SessionSnapshot): string | null {
  return snapshot.context.guest_name;
}

/** Returns the selected branch; null if none is selected. */
export function selectBranch(snapshot: SessionSnapshot): { id: string; name: string } | null {
  const { branch_id, branch_name } = snapshot.context;
  return branch_id === null ? null : { id: branch_id, name: branch_name ?? '' };
}

/** Returns the selected delivery method; null if none is selected. */
export function selectDeliveryMethod(snapshot: SessionSnapshot): FulfilmentMethod | null {
  return snapshot.context.delivery_method;
}
