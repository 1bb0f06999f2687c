import { storedSession } from '@claypot/domain/account';
import type { KeyValueStorage } from '@claypot/domain/ports';
import type { PageSession } from '../../server/page-request.ts';
import type { PageState } from '../../server/page-state.ts';

/**
 * Returns the state of the page if it was rendered for the session of this device; else null. The
 * cookie by which the server knows the customer may be older than the session.
 */
export function ownPageState(
  state: PageState | null,
  storage: KeyValueStorage,
  subdomain: string,
): PageState | null {
  const record = storedSession(storage, subdomain).read();
  if (state === null || record === null) return null;
  return JSON.stringify(comparable(state.session)) === JSON.stringify(comparable(record))
    ? state
    : null;
}

/** Returns what the first render depends on. */
function comparable(session: PageSession | null) {
  if (session === null) return null;
  const { branch_id, branch_name, delivery_method } = session;
  const choices = [branch_id, branch_name, delivery_method];
  return session.identity === 'guest'
    ? [session.guest_id, session.guest_name, ...choices]
    : [session.user.id, session.left_guest, ...choices];
}
