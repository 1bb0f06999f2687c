import { waitFor } from 'xstate';
import { selectIsSettled } from '../cart/cart.selectors.ts';
import { knownDish, knownPackage } from '../catalogue/known-menu.ts';
import { lastBuyer } from '../checkout/buyer.ts';
import { createHotDealItem } from '../hot-deal/hot-deal-item.live.ts';
import { createDishItem } from '../item/dish-item.live.ts';
import { createPackageItem } from '../package/package-item.live.ts';
import { defineMachines } from './define-machines.ts';

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
