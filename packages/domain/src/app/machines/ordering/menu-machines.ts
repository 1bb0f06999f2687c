import { waitFor } from 'xstate';
import { selectIsSettled } from '../../../ordering/cart/cart.selectors.ts';
import { createCatalogueImplementations } from '../../../ordering/catalogue/catalogue.implementation.ts';
import { createOrderMethod } from '../../../ordering/order-method/order-method.implementation.ts';
import {
  type AddressesSnapshot,
  selectAddressesStatus,
} from '../../../places/addresses/addresses.selectors.ts';
import { createDeliveryBranch } from '../../../places/delivery-branch/delivery-branch.implementation.ts';
import { addressesArea } from '../../composition/areas/addresses-area.ts';
import { cartArea } from '../../composition/areas/cart-area.ts';
import { defineMachines } from '../../composition/define-machines.ts';

const areLoaded = (snapshot: AddressesSnapshot) => selectAddressesStatus(snapshot) !== 'loading';

/** Machines of the menu, the delivery method and the delivery branch. */
export const menuMachines = defineMachines((parts) => ({
  menu: () =>
    createCatalogueImplementations({
      ...parts,
      address: parts.deliveryAddress,
      loadMemberData: async (signal) => {
        const { addresses } = parts.use(addressesArea);
        const { cart } = parts.use(cartArea);
        await Promise.all([
          waitFor(cart, selectIsSettled, { signal }),
          parts.method() === 'delivery' && waitFor(addresses, areLoaded, { signal }),
        ]);
      },
    }),
  orderMethod: () => createOrderMethod(parts),
  deliveryBranch: () =>
    createDeliveryBranch({ ...parts, preferred: parts.records.preferredBranch }),
}));
