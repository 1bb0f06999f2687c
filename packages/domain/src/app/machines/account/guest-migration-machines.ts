import { createCartChoice } from '../../../account/guest-migration/cart-choice.ts';
import { createGuestMigration } from '../../../account/guest-migration/guest-migration.implementation.ts';
import {
  selectDeliveryMethod,
  selectLeftGuest,
} from '../../../account/session/session.selectors.ts';
import { storedAddresses } from '../../../places/addresses/stored-addresses.ts';
import { addressesArea } from '../../composition/areas/addresses-area.ts';
import { bookingArea } from '../../composition/areas/booking-area.ts';
import { checkoutArea } from '../../composition/areas/checkout-area.ts';
import { defineMachines } from '../../composition/define-machines.ts';

export const guestMigrationMachines = defineMachines((parts) => {
  const { session, storage, subdomain, use } = parts;
  // They transfer what the guest has in progress.
  use(checkoutArea);
  use(bookingArea);
  return {
    guestMigration: () =>
      createGuestMigration({
        ...parts,
        isDelivery: () => selectDeliveryMethod(session.getSnapshot()) === 'delivery',
        leftGuest: () => selectLeftGuest(session.getSnapshot()),
        guestAddresses: storedAddresses(storage, subdomain),
        addresses: use(addressesArea).addresses,
        cartChoice: createCartChoice(parts),
      }),
  };
});
