import { waitFor } from 'xstate';
import { selectIsSettled } from '../../../ordering/cart/cart.selectors.ts';
import { knownDish, knownPackage } from '../../../ordering/catalogue/known-menu.ts';
import { lastBuyer } from '../../../ordering/checkout/buyer.ts';
import { createHotDealItem } from '../../../ordering/hot-deal/hot-deal-item.implementation.ts';
import { createDishItem } from '../../../ordering/item/dish-item.implementation.ts';
import { createPackageItem } from '../../../ordering/package/package-item.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** A dish, a package and a hot deal, to be put into the cart. */
export const itemMachines = defineMachines((parts) => {
  const { cache, identity, method, ordering } = parts;
  const item = {
    ...parts,
    deliveryMethod: () => method() ?? 'pickup',
    chosenBefore: () => lastBuyer(ordering.buyer, identity())?.choices ?? [],
    cartSettled: async (signal: AbortSignal) => {
      await waitFor(ordering.actors.cart, selectIsSettled, { signal });
    },
    knownDish: (branchId: string, id: string) => knownDish(cache, branchId, id),
    knownPackage: (branchId: string, id: string) => knownPackage(cache, branchId, id),
  };
  return {
    dishItem: () => createDishItem(item),
    packageItem: () => createPackageItem(item),
    hotDealItem: () => createHotDealItem(item),
  };
});
