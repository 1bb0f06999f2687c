import { storedAddresses } from '../addresses/stored-addresses.ts';
import { createCartChoice } from '../guest-migration/cart-choice.ts';
import { createGuestMigration } from '../guest-migration/guest-migration.live.ts';
import { selectDeliveryMethod, selectLeftGuest } from '../session/session.selectors.ts';
import { defineMachines } from './define-machines.ts';

/** A guest's things, as they become a member's. */
export const guestMigrationMachines = defineMachines((parts) => {
  const { ordering, session, storage, subdomain } = parts;
  return {
    guestMigration: () =>
      createGuestMigration({
        ...parts,
        isDelivery: () => selectDeliveryMethod(session.getSnapshot()) === 'delivery',
        leftGuest: () => selectLeftGuest(session.getSnapshot()),
        guestAddresses: storedAddresses(storage, subdomain),
        addresses: ordering.actors.addresses,
        cartChoice: createCartChoice(parts),
      }),
  };
});
