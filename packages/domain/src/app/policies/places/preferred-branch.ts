import type { EventBus } from '../../../events/event-bus.ts';

export interface PreferredBranchPolicyDeps {
  events: EventBus;
  /** Stores the session's branch as preferred for the delivery address. */
  prefer: () => void;
}

/** Remembers a branch that the customer chose for delivery. Subscribes after the session's policy. */
export function rememberPreferredBranch({ events, prefer }: PreferredBranchPolicyDeps): () => void {
  return events.on({
    'branch.chosen': ({ method }) => {
      if (method === 'delivery') prefer();
    },
  });
}
