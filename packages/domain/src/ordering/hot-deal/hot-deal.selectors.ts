import type { Cents, HotDeal, Package, PackageDish, PackageSummary } from '@claypot/sdk';
import { minus, sellingPrice, sum, ZERO } from '../../pricing/index.ts';
import { chosenPackage, PACKAGE_GROUP } from '../item/choices/hot-deal-questions.ts';
import {
  type ItemBasics,
  type ItemGroup,
  type ItemSnapshot,
  selectItemBasics,
} from '../item/item.selectors.ts';
import { lowestItemPrice, type OfferedPrice, offeredPrice } from '../item/total.ts';
import { sideDishes } from '../package/package.selectors.ts';

/** A package of the deal, with the data of its info popup. */
export interface DealPackage {
  package: Package;
  chosen: boolean;
  soldOut: boolean;
  /** Price of the package in the deal. */
  offered: OfferedPrice;
  sideDishes: readonly PackageDish[];
}

export interface HotDealItemView extends ItemBasics {
  /** Null while loading; `preview` then contains name, image and price if the menu is cached. */
  deal: HotDeal | null;
  preview: PackageSummary | null;
  /**
   * Lowest price of the chosen package, else of any, in cents; while loading, the price of the
   * menu. Null if sold out or unknown.
   */
  price: Cents | null;
  /** That price without the deal's discount, in cents; null if there is no discount or no price. */
  before: Cents | null;
  /**
   * True if the price is a minimum ("From"): no package is chosen yet, or required options add to
   * it.
   */
  from: boolean;
  /**
   * Packages to choose from: a press sends `CHOOSE` with `option_id: packageGroup.option.id` and
   * the package's id. `groups` contains all other choices.
   */
  packages: readonly DealPackage[];
  packageGroup: ItemGroup | null;
}

export function selectHotDealItem(snapshot: ItemSnapshot): HotDealItemView {
  const { chosen, item, preview } = snapshot.context;
  const basics = selectItemBasics(snapshot);
  const deal = item?.type === 'hot_deal' ? item.deal : null;
  const picked = deal && chosenPackage(deal, chosen ?? {});
  const known = preview?.type === 'hot_deal' ? preview.package : null;
  const asChosen = picked === null ? {} : { [PACKAGE_GROUP]: [picked.id] };
  const price = item && deal ? lowestItemPrice(item, asChosen) : listedPrice(known);
  const saved = discountOf(picked ?? cheapestOf(deal) ?? known);
  return {
    ...basics,
    deal,
    preview: known,
    price,
    before: price === null || saved === 0 ? null : sum([price, saved]),
    from: price !== null && (picked === null || price > sellingPrice(picked)),
    packages: (deal?.package_list ?? []).map((included) => ({
      package: included,
      chosen: included === picked,
      soldOut: included.stock_status === 'Sold Out',
      offered: offeredPrice({ type: 'package', package: included }, included),
      sideDishes: sideDishes(included),
    })),
    packageGroup: basics.groups.find(({ option }) => option.id === PACKAGE_GROUP) ?? null,
    groups: basics.groups.filter(({ option }) => option.id !== PACKAGE_GROUP),
  };
}

/** Returns the available package with the lowest price; null if there is none. */
function cheapestOf(deal: HotDeal | null): Package | null {
  const left = (deal?.package_list ?? []).filter((one) => one.stock_status !== 'Sold Out');
  return left.toSorted((a, b) => sellingPrice(a) - sellingPrice(b))[0] ?? null;
}

/** Returns the discount on the menu price, in cents. */
function discountOf(priced: Pick<Package, 'price' | 'price_after_discount'> | null): Cents {
  return priced === null ? ZERO : minus(priced.price, sellingPrice(priced));
}

/** Returns the menu price; null if sold out or not cached. */
function listedPrice(listed: PackageSummary | null): Cents | null {
  return listed === null || listed.stock_status === 'Sold Out' ? null : sellingPrice(listed);
}
