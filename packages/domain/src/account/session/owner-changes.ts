import type { Emit } from '../../events/event-bus.ts';
import { type SessionSnapshot, selectLeftGuest, selectOwnerId } from './session.selectors.ts';

export interface OwnerChangesDeps {
  emit: Emit;
  session: {
    getSnapshot(): SessionSnapshot;
    subscribe(listener: () => void): { unsubscribe(): void };
  };
}

/**
 * Emits `owner.changed` when the owner changes: a guest starts, a customer signs in or out, the
 * server rejects the identity, or another tab changes it. Emits after the session has changed, so
 * that later requests use the new owner. Returns an unsubscribe function.
 */
export function emitOwnerChanges({ emit, session }: OwnerChangesDeps): () => void {
  let before = selectOwnerId(session.getSnapshot());
  const following = session.subscribe(() => {
    const snapshot = session.getSnapshot();
    const now = selectOwnerId(snapshot);
    if (now === before) return;
    const guestId = selectLeftGuest(snapshot)?.guest_id ?? null;
    const event = { type: 'owner.changed', before, now, guestId } as const;
    before = now;
    emit(event);
  });
  return () => following.unsubscribe();
}
