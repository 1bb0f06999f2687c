import { cents, type Package, type PackageDish, type PackageOption } from '@claypot/sdk';
import type { ChoiceGroup, ChosenVariations } from '../item/choice-group.ts';

/**
 * What a package asks (spec §5): each option followed by the variations of the dishes chosen of it,
 * then those of the side dishes. Dishes nobody chose ask nothing.
 */
export function packageQuestions(
  { package_dish_option, package_dish }: Package,
  chosen: ChosenVariations,
): ChoiceGroup[] {
  const ofOptions = package_dish_option.flatMap((option) => [
    optionGroup(option),
    ...option.package_dish_option_dish
      .filter(({ id }) => chosen[option.id]?.includes(id))
      .flatMap((picked) =>
        package_dish
          .filter(({ dish_id, is_option }) => is_option === 1 && dish_id === picked.dish_id)
          .flatMap((dish) => variationGroups(dish, option.id, picked.id)),
      ),
  ]);
  const ofSideDishes = package_dish
    .filter(({ is_option }) => is_option === 0)
    .flatMap((dish) => variationGroups(dish, dish.id, dish.dish_id));
  return [...ofOptions, ...ofSideDishes];
}

function optionGroup(option: PackageOption): ChoiceGroup {
  const { id, option_name, is_required, min_qty, max_qty, package_dish_option_dish } = option;
  return {
    ...{ id, option_name, is_required, min_qty, max_qty },
    // What must be chosen is changed by another press; what need not be is taken back by one.
    option_type: max_qty === 1 && is_required === 1 ? 'radio' : 'checkbox',
    default_variation_id: null,
    dish_option_variation: package_dish_option_dish.map(({ image, name, qty, ...dish }) => ({
      id: dish.id,
      variation_name: name,
      additional_price: cents(0),
      additional_point: 0,
      offer: { image, qty, soldOut: dish.stock_status === 'Sold Out' },
    })),
  };
}

function variationGroups(
  { id, dish, package_dish_variation }: PackageDish,
  dish_option_id: string,
  dish_option_variation_id: string,
): ChoiceGroup[] {
  return package_dish_variation.map((group) => ({
    ...group,
    // Two dishes of a package may ask the same: together with the dish the id is one of its own.
    id: `${id}/${group.id}`,
    dish_name: dish.name,
    sent: { group_id: group.id, within: { dish_option_id, dish_option_variation_id } },
  }));
}
