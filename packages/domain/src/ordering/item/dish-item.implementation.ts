import type { DishSummary } from '@claypot/sdk';
import { createItemImplementations } from './item.implementation.ts';
import type { ItemDeps } from './item-deps.ts';

export interface DishItemDeps extends ItemDeps {
  cachedDish: (branchId: string, dishId: string) => DishSummary | null;
}

/** Creates the item machine for dishes. */
export function createDishItem(deps: DishItemDeps) {
  return createItemImplementations(deps, {
    async load({ branch_id, item_id }, options) {
      const path = { branch_id, dish_id: item_id };
      const dish = await deps.api.dishDetail({ path, body: deps.identity() }, options);
      return { item: { type: 'dish', dish }, inCart: dish.cart_qty };
    },
    preview(branchId, dishId) {
      const dish = deps.cachedDish(branchId, dishId);
      return dish && { type: 'dish', dish };
    },
  });
}
