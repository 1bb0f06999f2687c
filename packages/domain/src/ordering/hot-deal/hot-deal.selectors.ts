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

/** A package of the deal, with what its info popup shows. */
export interface DealPackage {
  package: Package;
  chosen: boolean;
  soldOut: boolean;
  /** What the package is offered for in the deal. */
  offered: OfferedPrice;
  sideDishes: readonly PackageDish[];
}

/** All that a view of a hot deal may ask. */
export interface HotDealItemView extends ItemBasics {
  /** Null while loading; `preview` then knows name, picture and price, if the menu does. */
  deal: HotDeal | null;
  preview: PackageSummary | null;
  /** In cents: the least that the chosen package can be had for, else any; null where none can. */
  price: Cents | null;
  /** What that would be without the deal's discount; null where there is none, or no price. */
  before: Cents | null;
  /** The price is the least it can be bought for ("From"), as something that adds to it is to be chosen. */
  from: boolean;
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

/** The package that the deal's lowest price is of. */
function cheapestOf(deal: HotDeal | null): Package | null {
  const left = (deal?.package_list ?? []).filter((one) => one.stock_status !== 'Sold Out');
  return left.toSorted((a, b) => sellingPrice(a) - sellingPrice(b))[0] ?? null;
}

/** What is taken off the price of the menu, in cents. */
function discountOf(priced: Pick<Package, 'price' | 'price_after_discount'> | null): Cents {
  return priced === null ? ZERO : minus(priced.price, sellingPrice(priced));
}

/** What the menu says, as long as there is something to be had for it. */
function listedPrice(listed: PackageSummary | null): Cents | null {
  return listed === null || listed.stock_status === 'Sold Out' ? null : sellingPrice(listed);
}
