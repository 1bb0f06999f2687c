import type { Package, PackageDish, PackageSummary } from '@claypot/sdk';
import { type ItemBasics, type ItemSnapshot, selectItemBasics } from '../item/item.selectors.ts';
import { type OfferedPrice, offeredPrice } from '../item/total.ts';

export interface PackageItemView extends ItemBasics {
  /** The package; while loading, its entry in the cached menu, if any. */
  package: Package | PackageSummary | null;
  /** Price of the package; while loading, the price of the menu. */
  offered: OfferedPrice | null;
  /** Dishes included with any choice. */
  sideDishes: readonly PackageDish[];
}

export function selectPackageItem(snapshot: ItemSnapshot): PackageItemView {
  const { item, preview } = snapshot.context;
  const loaded = item?.type === 'package' ? item.package : null;
  const known = preview?.type === 'package' ? preview.package : null;
  return {
    ...selectItemBasics(snapshot),
    package: loaded ?? known,
    offered:
      item?.type === 'package'
        ? offeredPrice(item, item.package)
        : known && { ...known, from: false },
    sideDishes: loaded ? sideDishes(loaded) : [],
  };
}

/** Returns the dishes of a package that are always included. */
export function sideDishes({ package_dish }: Package): PackageDish[] {
  return package_dish.filter(({ is_option }) => is_option === 0);
}
