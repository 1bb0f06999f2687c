import { toId } from '../../shared/to-id.ts';
import { packageRange } from '../checks/check-packages.ts';
import type { HotDeal, Package, PackageDish } from '../read/package-schema.ts';
import type { Branch, Pictured } from '../read/schema.ts';

/**
 * Converts packages to rows. A dish occurs once per package, so its slug identifies it there.
 * @param imagesOf returns the served file names of an item's pictures or of the default picture.
 */
export function toPackageRows(
  subdomain: string,
  packages: readonly Package[],
  branches: readonly Branch[],
  imagesOf: (pictured: Pictured) => string[],
) {
  const idOf = ({ slug }: Package, ...rest: string[]) => toId(subdomain, 'package', slug, ...rest);
  const placed = packages.flatMap((each) =>
    placeDishes(each).map((place, position) => ({
      ...place,
      position,
      each,
      id: idOf(each, 'dish', place.item.dish),
    })),
  );
  return {
    packages: packages.map((each, position) => ({
      id: idOf(each),
      slug: each.slug,
      package_name: each.package_name,
      description: each.description,
      price: each.price,
      price_after_discount: each.price_after_discount ?? null,
      point: each.points,
      images: imagesOf(each),
      only_in_deals: each.only_in_deals,
      position,
    })),
    package_options: packages.flatMap((each) =>
      each.options.map((option, position) => ({
        id: idOf(each, 'option', option.slug),
        slug: option.slug,
        package_id: idOf(each),
        option_name: option.option_name,
        min_qty: packageRange(option).least,
        max_qty: packageRange(option).most,
        is_required: option.is_required,
        position,
      })),
    ),
    package_dishes: placed.map(({ id, each, option, item, position }) => ({
      id,
      package_id: idOf(each),
      package_option_id: option === null ? null : idOf(each, 'option', option),
      dish_id: toId(subdomain, 'dish', item.dish),
      qty: item.qty,
      position,
    })),
    package_dish_variations: placed.flatMap(({ id, item }) =>
      item.ask.map((slug, position) => ({
        package_dish_id: id,
        dish_option_id: toId(subdomain, 'dish', item.dish, slug),
        position,
      })),
    ),
    branch_packages: packages.flatMap((each) =>
      branches
        .filter(({ slug }) => each.only_at?.includes(slug) ?? true)
        .map(({ slug }) => ({
          branch_id: toId(subdomain, 'branch', slug),
          package_id: idOf(each),
          sold_out: each.sold_out || each.sold_out_at.includes(slug),
        })),
    ),
  };
}

/** Returns the dishes of each option, then the side dishes. */
function placeDishes({ options, side_dishes }: Package): {
  item: PackageDish;
  option: string | null;
}[] {
  return [
    ...options.flatMap(({ slug, dishes }) => dishes.map((item) => ({ item, option: slug }))),
    ...side_dishes.map((item) => ({ item, option: null })),
  ];
}

/** Converts hot deals to rows; see `toPackageRows` for `imagesOf`. */
export function toHotDealRows(
  subdomain: string,
  deals: readonly HotDeal[],
  imagesOf: (pictured: Pictured) => string[],
) {
  const idOf = ({ slug }: HotDeal, ...rest: string[]) => toId(subdomain, 'hot-deal', slug, ...rest);
  return {
    hot_deals: deals.map((deal, position) => ({
      id: idOf(deal),
      slug: deal.slug,
      name: deal.name,
      offer_note: deal.offer_note,
      price: deal.price,
      point: deal.points,
      images: imagesOf(deal),
      position,
    })),
    hot_deal_packages: deals.flatMap((deal) =>
      deal.packages.map(({ package: slug, additional_price }, position) => ({
        hot_deal_id: idOf(deal),
        package_id: toId(subdomain, 'package', slug),
        additional_price,
        position,
      })),
    ),
    hot_deal_options: deals.flatMap((deal) =>
      deal.options.map(({ slug, option_name, is_required }, position) => ({
        id: idOf(deal, slug),
        slug,
        hot_deal_id: idOf(deal),
        option_name,
        is_required,
        position,
      })),
    ),
    hot_deal_option_variations: deals.flatMap((deal) =>
      deal.options.flatMap((option) =>
        option.variations.map(({ slug, name, dish, additional_price }, position) => ({
          id: idOf(deal, option.slug, slug),
          slug,
          hot_deal_option_id: idOf(deal, option.slug),
          dish_id: dish === undefined ? null : toId(subdomain, 'dish', dish),
          variation_name: name,
          additional_price,
          position,
        })),
      ),
    ),
  };
}
