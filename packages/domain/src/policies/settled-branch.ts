import type { EventBus } from '../events/event-bus.ts';

export interface SettledBranchPolicyDeps {
  events: EventBus;
  /** Keeps that the session's branch was settled on for the address that is delivered to. */
  settle: () => void;
}

/** A branch that is chosen to deliver was settled on for the address; put on after the session's. */
export function rememberSettled({ events, settle }: SettledBranchPolicyDeps): () => void {
  return events.on({
    'branch.chosen': ({ method }) => {
      if (method === 'delivery') settle();
    },
  });
}
