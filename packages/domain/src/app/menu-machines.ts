import { waitFor } from 'xstate';
import { selectIsSettled } from '../cart/cart.selectors.ts';
import { createCatalogueImplementations } from '../catalogue/catalogue.live.ts';
import { createOrderMethod } from '../order-method/order-method.live.ts';
import { createServedBy } from '../served-by/served-by.live.ts';
import { defineMachines } from './define-machines.ts';

/** The menu, and how and from where an order is to come. */
export const menuMachines = defineMachines((parts) => ({
  menu: () =>
    createCatalogueImplementations({
      ...parts,
      address: parts.deliveryAddress,
      cartSettled: async (signal) => {
        await waitFor(parts.ordering.actors.cart, selectIsSettled, { signal });
      },
    }),
  orderMethod: () => createOrderMethod(parts),
  servedBy: () => createServedBy({ ...parts, settled: parts.ordering.settled }),
}));
