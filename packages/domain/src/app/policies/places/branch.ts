import type { SessionEvent } from '../../../account/session/session.types.ts';
import type { EventBus } from '../../../events/event-bus.ts';
import type { ProductEventOf } from '../../../events/product-events.ts';
import type { Navigation } from '../../../ports/ports.ts';
import { pathTo } from '../../../routes/path-to.ts';

export interface BranchPolicyDeps {
  events: EventBus;
  navigation: Navigation;
  session: { send(event: SessionEvent): void };
  /** Delivery is chosen, and there is nowhere to deliver to. */
  needsAddress: () => boolean;
  /** Finds out what the chosen branch is called in the language that is spoken. */
  rename: () => void;
}

/**
 * The branch and how it hands over are the session's. One to pick up at is chosen on its own page, and
 * ordering goes on at the menu, or at the order it was changed for. Without one the customer chooses it, or makes the address that it is
 * found by.
 */
export function followBranch(deps: BranchPolicyDeps): () => void {
  const { events, navigation, needsAddress, rename, session } = deps;
  const take = ({ id, method, name }: ProductEventOf<'branch.chosen' | 'branch.adopted'>) => {
    session.send({ type: 'SET_BRANCH', branch_id: id, branch_name: name });
    session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: method });
  };
  return events.on({
    'branch.adopted': take,
    'branch.chosen': (event) => {
      take(event);
      if (event.returnTo) navigation.end(event.returnTo);
      else if (event.method === 'pickup') navigation.to(pathTo('menu'));
    },
    'delivery.chosen': () =>
      session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' }),
    'language.changed': rename,
    'branch.missed': ({ asked }) => {
      if (needsAddress() && !asked) events.emit({ type: 'address.missed', asked: false });
      else navigation.to(pathTo('branchList'), { replace: !asked });
    },
  });
}
