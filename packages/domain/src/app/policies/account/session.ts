import type { EventBus } from '../../../events/event-bus.ts';
import type { Navigation } from '../../../ports/ports.ts';
import { pathTo } from '../../../routes/path-to.ts';

export interface SessionPolicyDeps {
  events: EventBus;
  navigation: Navigation;
}

/** Where leaving leads: to the way in, with nothing of the customer's behind it. */
export function followSession({ events, navigation }: SessionPolicyDeps): () => void {
  return events.on({
    'session.ended': () => navigation.to(pathTo('login'), { replace: true }),
  });
}
