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
 * Tells when somebody else is here, however that came about: by signing in or out, by a token that
 * expired, or in another tab. Told once the session knows them, so that requests are on their behalf.
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
