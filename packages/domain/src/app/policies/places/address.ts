import type { EventBus } from '../../../events/event-bus.ts';
import type { Navigation } from '../../../ports/ports.ts';
import { pathTo } from '../../../routes/path-to.ts';
import { returnToOf, withReturnTo } from '../../../routes/return-to.ts';

export interface AddressPolicyDeps {
  events: EventBus;
  navigation: Navigation;
}

/**
 * Subscribes the policy that navigates to and from the address form. A customer without an address
 * for delivery goes to the form and then to the menu. After saving, the `returnTo` of the form
 * follows, else the list of addresses. Returns an unsubscribe function.
 */
export function followAddresses({ events, navigation }: AddressPolicyDeps): () => void {
  return events.on({
    'address.missed': ({ asked }) =>
      navigation.to(withReturnTo(pathTo('addNewAddress'), pathTo('menu')), { replace: !asked }),
    'address.saved': ({ from }) => navigation.end(returnToOf(from) ?? pathTo('addressBook')),
  });
}
