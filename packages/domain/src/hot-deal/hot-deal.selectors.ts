import type { Cents, HotDeal, Package, PackageDish, PackageSummary } from '@claypot/sdk';
import {
  type ItemBasics,
  type ItemGroup,
  type ItemSnapshot,
  selectItemBasics,
} from '../item/item.selectors.ts';
import { sideDishes } from '../package/package.selectors.ts';
import { chosenPackage, PACKAGE_GROUP } from './questions.ts';

/** A package of the deal, with what its info popup shows. */
export interface DealPackage {
  package: Package;
  chosen: boolean;
  soldOut: boolean;
  sideDishes: readonly PackageDish[];
}

/** All that a view of a hot deal may ask. */
export interface HotDealItemView extends ItemBasics {
  /** Null while loading; `preview` then knows name, picture and price, if the menu does. */
  deal: HotDeal | null;
  preview: PackageSummary | null;
  /** In cents: the chosen package's price, else the lowest ("From"). */
  price: Cents | null;
  /**
   * To choose one of: a press sends `CHOOSE` with `option_id: packageGroup.option.id` and the
   * package's id. `groups` holds all the other questions.
   */
  packages: readonly DealPackage[];
  packageGroup: ItemGroup | null;
}

export function selectHotDealItem(snapshot: ItemSnapshot): HotDealItemView {
  const { chosen, item, preview } = snapshot.context;
  const basics = selectItemBasics(snapshot);
  const deal = item?.type === 'hot_deal' ? item.deal : null;
  const picked = deal && chosenPackage(deal, chosen ?? {});
  return {
    ...basics,
    deal,
    preview: preview?.type === 'hot_deal' ? preview.package : null,
    price: (picked && (picked.price_after_discount ?? picked.price)) ?? deal?.price ?? null,
    packages: (deal?.package_list ?? []).map((included) => ({
      package: included,
      chosen: included === picked,
      soldOut: included.stock_status === 'Sold Out',
      sideDishes: sideDishes(included),
    })),
    packageGroup: basics.groups.find(({ option }) => option.id === PACKAGE_GROUP) ?? null,
    groups: basics.groups.filter(({ option }) => option.id !== PACKAGE_GROUP),
  };
}
