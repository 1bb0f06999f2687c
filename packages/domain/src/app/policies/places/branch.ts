import type { SessionEvent } from '../../../account/session/session.types.ts';
import type { EventBus } from '../../../events/event-bus.ts';
import type { ProductEventOf } from '../../../events/product-events.ts';
import type { Navigation } from '../../../ports/ports.ts';
import { pathTo } from '../../../routes/path-to.ts';

export interface BranchPolicyDeps {
  events: EventBus;
  navigation: Navigation;
  session: { send(event: SessionEvent): void };
  /** Returns true if delivery is selected and there is no address. */
  needsAddress: () => boolean;
  /** Updates the name of the selected branch to the current language. */
  rename: () => void;
}

/**
 * Subscribes the policy that stores branch and delivery method in the session. After choosing a
 * branch, the customer returns to `returnTo` if it is set; otherwise a pickup branch leads to the
 * menu. Without a branch, they choose one or enter the address that determines it. Returns an
 * unsubscribe function.
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
