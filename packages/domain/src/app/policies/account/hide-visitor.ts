import { type SessionSnapshot, selectOwnerId } from '../../../account/session/session.selectors.ts';
import type { PageCookies } from '../../../ports/ports.ts';

export interface HideVisitorDeps {
  cookies: PageCookies;
  session: {
    getSnapshot(): SessionSnapshot;
    subscribe(listener: () => void): { unsubscribe(): void };
  };
}

/**
 * Subscribes the policy that hides the visitor of pages when another customer becomes active or the
 * customer signs out, before any request. Returns an unsubscribe function.
 */
export function hideVisitor({ cookies, session }: HideVisitorDeps): () => void {
  const currentId = () => selectOwnerId(session.getSnapshot());
  let before = currentId();
  // A browser can erase the stored session and retain the cookies.
  if (before === null && cookies.hasVisitor()) cookies.hideVisitor();
  const following = session.subscribe(() => {
    const now = currentId();
    if (now === before) return;
    before = now;
    cookies.hideVisitor();
  });
  return () => following.unsubscribe();
}
