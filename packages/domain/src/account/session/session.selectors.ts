import type { Identity as Owner } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { FulfilmentMethod } from '../../places/fulfilment-method.ts';
import type { Identity } from '../../routes/guard.ts';
import type { Member } from './member.ts';
import type { sessionMachine } from './session.machine.ts';
import type { Guest } from './session.types.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Who is looking, for the guard. */
export function selectIdentity(snapshot: SessionSnapshot): Identity {
  if (snapshot.matches('member')) return 'member';
  return snapshot.matches('guest') ? 'guest' : 'none';
}

/** Whose things to ask the server for; null while there is nobody. */
export function selectOwner({ context: { guest_id, user } }: SessionSnapshot): Owner | null {
  if (user !== null) return { customer_id: user.id, guest_id: null };
  return guest_id === null ? null : { customer_id: null, guest_id };
}

/** The one id of whoever is here, to tell them from the next; null while there is nobody. */
export function selectOwnerId({ context }: SessionSnapshot): string | null {
  return context.user?.id ?? context.guest_id;
}

/** The signed-in member; null for everybody else. */
export function selectMember(snapshot: SessionSnapshot): Member | null {
  return snapshot.context.user;
}

/** Whether the member has not seen the words for a new one yet; false for everybody else. */
export function selectWelcomeDue(snapshot: SessionSnapshot): boolean {
  return snapshot.context.user?.new_register === 1;
}

/** The bearer token of the member; null for everybody else. */
export function selectToken(snapshot: SessionSnapshot): string | null {
  return snapshot.context.api_token;
}

/** The guest the member was before, as long as that guest's things are not theirs yet. */
export function selectLeftGuest(snapshot: SessionSnapshot): Guest | null {
  return snapshot.context.left_guest;
}

/** Whether there is nobody because the server no longer accepts who there was. */
export function selectHasExpired(snapshot: SessionSnapshot): boolean {
  return snapshot.matches('expired');
}

/** The guest's made-up name; null for everybody else. */
export function selectGuestName(snapshot: SessionSnapshot): string | null {
  return snapshot.context.guest_name;
}

/** The branch chosen to order from; null before one is. */
export function selectBranch(snapshot: SessionSnapshot): { id: string; name: string } | null {
  const { branch_id, branch_name } = snapshot.context;
  return branch_id === null ? null : { id: branch_id, name: branch_name ?? '' };
}

/** How the order is handed over; null before that is chosen. */
export function selectDeliveryMethod(snapshot: SessionSnapshot): FulfilmentMethod | null {
  return snapshot.context.delivery_method;
}
