import type { Identity as Owner } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { Identity } from '../routes/guard.ts';
import type { sessionMachine } from './session.machine.ts';
import type { SessionDeliveryMethod } from './session.types.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Who is looking, for the guard. */
export function selectIdentity(snapshot: SessionSnapshot): Identity {
  return snapshot.matches('guest') ? 'guest' : 'none';
}

/** Whose things to ask the server for; null while there is nobody. */
export function selectOwner(snapshot: SessionSnapshot): Owner | null {
  const { guest_id } = snapshot.context;
  return guest_id === null ? null : { customer_id: null, guest_id };
}

/** The guest's made-up name; null while there is nobody. */
export function selectGuestName(snapshot: SessionSnapshot): string | null {
  return snapshot.context.guest_name;
}

/** The branch chosen to order from; null before one is. */
export function selectBranch(snapshot: SessionSnapshot): { id: string; name: string } | null {
  const { branch_id, branch_name } = snapshot.context;
  return branch_id === null ? null : { id: branch_id, name: branch_name ?? '' };
}

/** How the order is handed over; null before that is chosen. */
export function selectDeliveryMethod(snapshot: SessionSnapshot): SessionDeliveryMethod | null {
  return snapshot.context.delivery_method;
}
