import type { Package, PackageDish, PackageSummary } from '@claypot/sdk';
import { type ItemBasics, type ItemSnapshot, selectItemBasics } from '../item/item.selectors.ts';
import { type OfferedPrice, offeredPrice } from '../item/total.ts';

/** All that a view of a package may ask. */
export interface PackageItemView extends ItemBasics {
  /** The package; while it is loading, what the menu knows of it, if anything. */
  package: Package | PackageSummary | null;
  /** What it is offered for; while it is loading, what the menu says. */
  offered: OfferedPrice | null;
  /** What comes with it whatever is chosen. */
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

/** The dishes of a package that nobody chooses. */
export function sideDishes({ package_dish }: Package): PackageDish[] {
  return package_dish.filter(({ is_option }) => is_option === 0);
}
