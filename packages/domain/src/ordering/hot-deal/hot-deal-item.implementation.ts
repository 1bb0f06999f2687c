import { createItemImplementations } from '../item/item.implementation.ts';
import { piecesIn } from '../item/landing.ts';
import type { PackageItemDeps } from '../package/package-item.implementation.ts';

/**
 * Creates the item machine for hot deals. A deal is the same for all customers. It does not contain
 * the quantity in their cart, so the cart is loaded too.
 */
export function createHotDealItem(deps: PackageItemDeps) {
  const { api, identity } = deps;
  return createItemImplementations(deps, {
    async load({ branch_id, item_id: hot_deal_id }, options) {
      const [deal, cart] = await Promise.all([
        api.hotDealDetail({ path: { branch_id, hot_deal_id } }, options),
        api.cartLoad({ body: identity() }, options),
      ]);
      const inCart = piecesIn(cart, { type: 'hot_deal', id: deal.id });
      return { item: { type: 'hot_deal', deal }, inCart };
    },
    preview(branchId, dealId) {
      const known = deps.cachedPackage(branchId, dealId);
      return known && { type: 'hot_deal', package: known };
    },
  });
}
