import type { EventBus } from '../events/event-bus.ts';
import type { Navigation } from '../ports.ts';
import { pathTo } from '../routes/path-to.ts';
import type { SessionEvent } from '../session/session.types.ts';

export interface BranchPolicyDeps {
  events: EventBus;
  navigation: Navigation;
  session: { send(event: SessionEvent): void };
  /** Delivery is chosen, and there is nowhere to deliver to. */
  needsAddress: () => boolean;
}

/**
 * The branch and how it hands over are the session's. Without one the customer chooses it, or makes
 * the address that it is found by.
 */
export function followBranch(deps: BranchPolicyDeps): () => void {
  const { events, navigation, needsAddress, session } = deps;
  return events.on({
    'branch.chosen': ({ id, method, name }) => {
      session.send({ type: 'SET_BRANCH', branch_id: id, branch_name: name });
      session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: method });
    },
    'delivery.chosen': () =>
      session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' }),
    'branch.missed': () => {
      if (needsAddress()) events.emit({ type: 'address.missed', asked: false });
      else navigation.to(pathTo('branchList'), { replace: true });
    },
  });
}
