import type { PackageSummary } from '@claypot/sdk';
import { createItemImplementations } from '../item/item.implementation.ts';
import type { ItemDeps } from '../item/item-deps.ts';

export interface PackageItemDeps extends ItemDeps {
  /**
   * Returns the package or hot deal with this id from the cached menu; null if it is not cached.
   */
  cachedPackage: (branchId: string, id: string) => PackageSummary | null;
}

/** Creates the item machine for packages. */
export function createPackageItem(deps: PackageItemDeps) {
  return createItemImplementations(deps, {
    async load({ branch_id, item_id }, options) {
      const path = { branch_id, package_id: item_id };
      const loaded = await deps.api.packageDetail({ path, body: deps.identity() }, options);
      return { item: { type: 'package', package: loaded }, inCart: loaded.cart_qty };
    },
    preview(branchId, packageId) {
      const known = deps.cachedPackage(branchId, packageId);
      return known && { type: 'package', package: known };
    },
  });
}
