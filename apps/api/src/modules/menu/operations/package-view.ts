import { formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../../contract/context/context.ts';
import { flag, mediaUrl, type Wire } from '../../../contract/wire.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import { packageDishOffer, packageOffer } from '../packages/package-offers.ts';
import type { Package, PackageDish, PackageOption } from '../packages/packages.ts';
import type { StockList } from '../stock.ts';
import { offerStatus } from '../stock-status.ts';
import { viewOption } from './dish-view.ts';

type Viewing = Pick<Context, 'company' | 'language'>;

export interface PackageSurroundings {
  readonly stock: StockList;
  readonly cartQty: number;
  /** Hot deal that shows the package; null if none. */
  readonly hotDealId: string | null;
}

/** Returns a package as the menu lists it. */
export function viewPackageSummary(
  packageRow: Package,
  { company, language }: Viewing,
  { stock, cartQty, hotDealId }: PackageSurroundings,
): Wire['PackageSummary'] {
  return {
    id: packageRow.id,
    hot_deal_id: hotDealId,
    package_name: inLanguage(packageRow.package_name, language),
    description: inLanguage(packageRow.description, language),
    price: formatMoneyString(packageRow.price),
    price_after_discount:
      packageRow.price_after_discount === null
        ? null
        : formatMoneyString(packageRow.price_after_discount),
    package_image: packageRow.images.map((file) => ({ image: mediaUrl(company, file) })),
    stock_status: offerStatus(packageOffer(packageRow, stock)),
    cart_qty: cartQty,
    point: packageRow.point,
  };
}

/** Returns a package with its side dishes and its options. Omits options without dishes. */
export function viewPackage(
  packageRow: Package,
  context: Viewing,
  surroundings: PackageSurroundings,
): Wire['Package'] {
  const { stock } = surroundings;
  const toChoose = packageRow.options.flatMap(({ dishes }) => dishes);
  return {
    ...viewPackageSummary(packageRow, context, surroundings),
    package_dish_option: packageRow.options
      .filter(({ dishes }) => dishes.length > 0)
      .map((option) => viewPackageOption(option, stock, context)),
    package_dish: [...packageRow.sides, ...toChoose].map((dish) =>
      viewPackageDish(dish, stock, context),
    ),
  };
}

function viewPackageOption(
  option: PackageOption,
  stock: StockList,
  { company, language }: Viewing,
): Wire['PackageOption'] {
  return {
    id: option.id,
    option_name: inLanguage(option.option_name, language),
    min_qty: option.min_qty,
    max_qty: option.max_qty,
    is_required: flag(option.is_required),
    package_dish_option_dish: option.dishes.map((dish) => ({
      id: dish.id,
      name: inLanguage(dish.name, language),
      qty: dish.qty,
      dish_id: dish.dish_id,
      image: mediaUrl(company, dish.image),
      stock_status: offerStatus(packageDishOffer(dish, stock)),
    })),
  };
}

function viewPackageDish(
  dish: PackageDish,
  stock: StockList,
  context: Viewing,
): Wire['PackageDish'] {
  return {
    id: dish.id,
    dish_id: dish.dish_id,
    qty: dish.qty,
    is_option: flag(dish.package_option_id !== null),
    dish: {
      name: inLanguage(dish.name, context.language),
      image: mediaUrl(context.company, dish.image),
      stock_status: offerStatus(packageDishOffer(dish, stock)),
    },
    package_dish_variation: dish.groups.map((group) => viewOption(group, stock, context)),
  };
}
