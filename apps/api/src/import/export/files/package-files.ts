import type { Fields } from '../../read/fields-value.ts';
import type { PackageDishRow, PackageOptionRow } from '../rows/package-rows.ts';
import type { StoredEntries } from '../rows/stored-rows.ts';
import {
  countUnless,
  flagUnless,
  formatImages,
  formatWords,
  listUnlessEmpty,
  priceUnless,
} from './formats.ts';
import { groupBy, slugsOf } from './lookup.ts';
import { toBranchFields, toPriceFields } from './offer-fields.ts';

export function toPackagesFile(rows: StoredEntries): Fields {
  const optionsOf = groupBy(rows.package_options, ({ package_id }) => package_id);
  const dishesOf = groupBy(rows.package_dishes, ({ package_id }) => package_id);
  const offersOf = groupBy(rows.branch_packages, ({ package_id }) => package_id);
  const formatDish = packageDishFormat(rows);
  return {
    packages: listUnlessEmpty(
      rows.packages.map((each) => {
        const dishesIn = groupBy(dishesOf(each.id), (dish) => dish.package_option_id);
        return {
          slug: each.slug,
          package_name: formatWords(each.package_name),
          description: formatWords(each.description),
          ...toPriceFields(each.price, each.price_after_discount, each.point),
          ...formatImages(each.images, rows.company.default_dish_image),
          only_in_deals: flagUnless(false, each.only_in_deals),
          ...toBranchFields(offersOf(each.id), rows.branches),
          options: listUnlessEmpty(
            optionsOf(each.id).map((option) => ({
              ...toOption(option),
              dishes: dishesIn(option.id).map(formatDish),
            })),
          ),
          side_dishes: listUnlessEmpty(dishesIn(null).map(formatDish)),
        };
      }),
    ),
  };
}

function toOption({ slug, option_name, is_required, min_qty, max_qty }: PackageOptionRow): Fields {
  return {
    slug,
    option_name: formatWords(option_name),
    is_required: String(is_required),
    min_qty: countUnless(is_required ? 1 : 0, min_qty),
    max_qty: countUnless(Math.max(1, min_qty), max_qty),
  };
}

function packageDishFormat(rows: StoredEntries): (dish: PackageDishRow) => Fields {
  const dishSlug = slugsOf(rows.dishes);
  const groupSlug = slugsOf(rows.dish_options);
  const askedOf = groupBy(rows.package_dish_variations, ({ package_dish_id }) => package_dish_id);
  return ({ id, dish_id, qty }) => ({
    dish: dishSlug(dish_id),
    qty: countUnless(1, qty),
    ask: listUnlessEmpty(askedOf(id).map(({ dish_option_id }) => groupSlug(dish_option_id))),
  });
}

export function toHotDealsFile(rows: StoredEntries): Fields {
  const packageSlug = slugsOf(rows.packages);
  const packagesOf = groupBy(rows.hot_deal_packages, ({ hot_deal_id }) => hot_deal_id);
  const optionsOf = groupBy(rows.hot_deal_options, ({ hot_deal_id }) => hot_deal_id);
  const toChoice = dealOptionFormat(rows);
  return {
    hot_deals: listUnlessEmpty(
      rows.hot_deals.map((deal) => ({
        slug: deal.slug,
        name: formatWords(deal.name),
        offer_note: formatWords(deal.offer_note),
        ...toPriceFields(deal.price, null, deal.point),
        ...formatImages(deal.images, rows.company.default_dish_image),
        packages: packagesOf(deal.id).map(({ package_id, additional_price }) => ({
          package: packageSlug(package_id),
          additional_price: priceUnless(0, additional_price),
        })),
        options: listUnlessEmpty(optionsOf(deal.id).map(toChoice)),
      })),
    ),
  };
}

function dealOptionFormat(
  rows: StoredEntries,
): (option: StoredEntries['hot_deal_options'][number]) => Fields {
  const dishSlug = slugsOf(rows.dishes);
  const variationsOf = groupBy(
    rows.hot_deal_option_variations,
    ({ hot_deal_option_id }) => hot_deal_option_id,
  );
  return ({ id, slug, option_name, is_required }) => ({
    slug,
    option_name: formatWords(option_name),
    is_required: String(is_required),
    variations: variationsOf(id).map((variation) => ({
      slug: variation.slug,
      name: formatWords(variation.variation_name),
      dish: variation.dish_id === null ? undefined : dishSlug(variation.dish_id),
      additional_price: priceUnless(0, variation.additional_price),
    })),
  });
}
