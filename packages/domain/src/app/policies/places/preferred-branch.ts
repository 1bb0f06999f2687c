import type { EventBus } from '../../../events/event-bus.ts';

export interface PreferredBranchPolicyDeps {
  events: EventBus;
  /** Stores the session's branch as preferred for the delivery address. */
  prefer: () => void;
}

/**
 * Stores the branch that the customer chose for delivery. Must subscribe after the session's
 * policy. Returns an unsubscribe function.
 */
export function rememberPreferredBranch({ events, prefer }: PreferredBranchPolicyDeps): () => void {
  return events.on({
    'branch.chosen': ({ method }) => {
      if (method === 'delivery') prefer();
    },
  });
}
