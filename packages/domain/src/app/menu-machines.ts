import { waitFor } from 'xstate';
import { type AddressesSnapshot, selectAddressesStatus } from '../addresses/addresses.selectors.ts';
import { selectIsSettled } from '../cart/cart.selectors.ts';
import { createCatalogueImplementations } from '../catalogue/catalogue.live.ts';
import { createOrderMethod } from '../order-method/order-method.live.ts';
import { createDeliveryBranch } from '../served-by/served-by.live.ts';
import { defineMachines } from './define-machines.ts';

const areKnown = (snapshot: AddressesSnapshot) => selectAddressesStatus(snapshot) !== 'loading';

/** The menu, and how and from where an order is to come. */
export const menuMachines = defineMachines((parts) => ({
  menu: () =>
    createCatalogueImplementations({
      ...parts,
      address: parts.deliveryAddress,
      cameBack: async (signal) => {
        const { addresses, cart } = parts.ordering.actors;
        await Promise.all([
          waitFor(cart, selectIsSettled, { signal }),
          parts.method() === 'delivery' && waitFor(addresses, areKnown, { signal }),
        ]);
      },
    }),
  orderMethod: () => createOrderMethod(parts),
  deliveryBranch: () => createDeliveryBranch({ ...parts, preferred: parts.ordering.preferred }),
}));
