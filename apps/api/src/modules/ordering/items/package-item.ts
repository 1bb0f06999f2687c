import { ZERO } from '@claypot/domain/pricing';
import {
  type Choice,
  type ChoiceGroup,
  choiceKey,
  type DishName,
  type HotDeal,
  type Package,
  type PackageDish,
  type PackageOption,
  priceInDeal,
  timesOf,
  type Variation,
  variationKey,
} from '../../menu/index.ts';
import { findChosen, type Item, type ServedDish } from './item.ts';

/** Returns a package with its choices as an item. */
export function packageItem(packageRow: Package, choices: readonly Choice[]): Item {
  const named = new Map(choices.map((choice) => [choiceKey(choice), timesOf(choice)]));
  const chosen = packageRow.options.flatMap((option) =>
    option.dishes.flatMap((dish) => {
      const times = named.get(variationKey(option, dish.id));
      if (times === undefined) return [];
      return [{ dish, times, within: nameOf(option, dish), option_name: option.option_name }];
    }),
  );
  const sides = packageRow.sides.map((dish) => ({
    dish,
    times: 1,
    within: { dish_option_id: dish.id, dish_option_variation_id: dish.dish_id },
    option_name: null,
  }));
  const served = [...chosen, ...sides].map(({ dish, times, ...place }) =>
    serve(dish, times, place, choices),
  );
  return {
    kind: 'package',
    sold: {
      id: packageRow.id,
      name: packageRow.package_name,
      image: packageRow.images[0],
      price: packageRow.price,
      price_after_discount: packageRow.price_after_discount,
      point: packageRow.point,
    },
    deal: null,
    groups: [...packageRow.options.map(dishesToChoose), ...served.flatMap(({ groups }) => groups)],
    chosen: [],
    served: served.map(({ dish }) => dish),
    isUnavailable: !packageRow.offered || packageRow.only_in_deals,
    sold_out: packageRow.sold_out,
  };
}

/** Returns a hot deal with the chosen package as an item. */
export function hotDealItem(
  deal: HotDeal,
  packages: readonly Package[],
  packageRow: Package,
  choices: readonly Choice[],
): Item {
  const inDeal = packageItem(priceInDeal(packageRow, deal), choices);
  const options = deal.options.map((option) => ({ ...option, min_qty: 1, max_qty: 1 }));
  return {
    ...inDeal,
    deal: { id: deal.id, name: deal.name },
    groups: [packageToChoose(deal, packages), ...inDeal.groups, ...options],
    chosen: findChosen(options, choices),
    isUnavailable: deal.retired || !packageRow.offered || !holds(deal, packageRow),
  };
}

/** Returns the choice group of a hot deal's packages. */
export function packageToChoose(deal: HotDeal, packages: readonly Package[]): ChoiceGroup {
  const inDeal = packages.filter((item) => holds(deal, item));
  return {
    id: deal.id,
    option_name: deal.name,
    min_qty: 1,
    max_qty: 1,
    is_required: true,
    variations: inDeal.map(({ id, package_name }) => freeOfCharge(id, package_name)),
  };
}

function holds(deal: HotDeal, { id }: Package): boolean {
  return deal.packages.some(({ package_id }) => package_id === id);
}

function nameOf(option: PackageOption, dish: PackageDish): DishName {
  return { dish_option_id: option.id, dish_option_variation_id: dish.id };
}

function dishesToChoose({ dishes, ...option }: PackageOption): ChoiceGroup {
  return {
    ...option,
    repeats: true,
    variations: dishes.map(({ id, name }) => freeOfCharge(id, name)),
  };
}

function freeOfCharge(id: string, name: ChoiceGroup['option_name']): Variation {
  return {
    kind: null,
    id,
    dish_id: null,
    variation_name: name,
    additional_price: ZERO,
    additional_point: 0,
  };
}

function serve(
  dish: PackageDish,
  times: number,
  place: NonNullable<ServedDish['place']>,
  choices: readonly Choice[],
): { dish: ServedDish; groups: ChoiceGroup[] } {
  const { dish_id, name, image, qty } = dish;
  const groups = dish.groups.map((group) => ({ ...group, within: place.within, dish_name: name }));
  const chosen = findChosen(groups, choices, times);
  return { dish: { dish_id, name, image, qty: qty * times, times, place, chosen }, groups };
}
