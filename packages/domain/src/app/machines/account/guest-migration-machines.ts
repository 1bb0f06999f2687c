import { createCartChoice } from '../../../account/guest-migration/cart-choice.ts';
import { createGuestMigration } from '../../../account/guest-migration/guest-migration.implementation.ts';
import {
  selectDeliveryMethod,
  selectLeftGuest,
} from '../../../account/session/session.selectors.ts';
import { storedAddresses } from '../../../places/addresses/stored-addresses.ts';
import { defineMachines } from '../../composition/define-machines.ts';

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
