import type { EventBus } from '../../../events/event-bus.ts';
import type { Navigation } from '../../../ports/ports.ts';
import { pathTo } from '../../../routes/path-to.ts';
import { returnToOf, withReturnTo } from '../../../routes/return-to.ts';

export interface AddressPolicyDeps {
  events: EventBus;
  navigation: Navigation;
}

/**
 * Where making an address leads. Whoever is sent to make one because delivery needs it is back at
 * the menu with it; whoever came by themselves goes to the list of addresses.
 */
export function followAddresses({ events, navigation }: AddressPolicyDeps): () => void {
  return events.on({
    'address.missed': ({ asked }) =>
      navigation.to(withReturnTo(pathTo('addNewAddress'), pathTo('menu')), { replace: !asked }),
    'address.saved': ({ from }) => navigation.end(returnToOf(from) ?? pathTo('addressBook')),
  });
}
