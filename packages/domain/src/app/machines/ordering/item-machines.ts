import { waitFor } from 'xstate';
import { selectIsSettled } from '../../../ordering/cart/cart.selectors.ts';
import { cachedDish, cachedPackage } from '../../../ordering/catalogue/cached-menu.ts';
import { lastBuyer } from '../../../ordering/checkout/buyer.ts';
import { createHotDealItem } from '../../../ordering/hot-deal/hot-deal-item.implementation.ts';
import { createDishItem } from '../../../ordering/item/dish-item.implementation.ts';
import { createPackageItem } from '../../../ordering/package/package-item.implementation.ts';
import { cartArea } from '../../composition/areas/cart-area.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** Machines of the forms for a dish, a package and a hot deal. */
export const itemMachines = defineMachines((parts) => {
  const { cache, identity, method, records } = parts;
  const item = {
    ...parts,
    deliveryMethod: () => method() ?? 'pickup',
    chosenBefore: () => lastBuyer(records.buyer, identity())?.choices ?? [],
    cartSettled: async (signal: AbortSignal) => {
      await waitFor(parts.use(cartArea).cart, selectIsSettled, { signal });
    },
    cachedDish: (branchId: string, id: string) => cachedDish(cache, branchId, id),
    cachedPackage: (branchId: string, id: string) => cachedPackage(cache, branchId, id),
  };
  return {
    dishItem: () => createDishItem(item),
    packageItem: () => createPackageItem(item),
    hotDealItem: () => createHotDealItem(item),
  };
});
