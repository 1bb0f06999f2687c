import type { EventBus } from '../../../events/event-bus.ts';
import type { Navigation } from '../../../ports/ports.ts';
import { pathTo } from '../../../routes/path-to.ts';

export interface SessionPolicyDeps {
  events: EventBus;
  navigation: Navigation;
}

/**
 * Subscribes the policy that redirects to sign-in after a sign-out, replacing the history entry.
 * Returns an unsubscribe function.
 */
export function followSession({ events, navigation }: SessionPolicyDeps): () => void {
  return events.on({
    'session.ended': () => navigation.to(pathTo('login'), { replace: true }),
  });
}
