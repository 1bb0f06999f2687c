import { cents, type Package, type PackageDish, type PackageOption } from '@claypot/sdk';
import type { Choice, ChoiceGroup } from './choice-group.ts';

/**
 * Returns the groups of a package (spec §5): its options, with the variations of chosen dishes,
 * then the variations of the side dishes.
 */
export function packageGroups({ package_dish_option, package_dish }: Package): ChoiceGroup[] {
  const ofSideDishes = package_dish
    .filter(({ is_option }) => is_option === 0)
    .flatMap((dish) => variationGroups(dish, dish.id, dish.dish_id));
  return [
    ...package_dish_option.map((option) => optionGroup(option, package_dish)),
    ...ofSideDishes,
  ];
}

function optionGroup(option: PackageOption, dishes: readonly PackageDish[]): ChoiceGroup {
  const { id, option_name, is_required, min_qty, max_qty, package_dish_option_dish } = option;
  return {
    id,
    option_name,
    is_required,
    min_qty,
    max_qty,
    ...(max_qty > 1 && { repeats: true }),
    // A required choice is replaced by pressing another one; an optional one is cleared by pressing
    // it again.
    option_type: max_qty === 1 && is_required === 1 ? 'radio' : 'checkbox',
    default_variation_id: null,
    dish_option_variation: package_dish_option_dish.map(
      ({ dish_id, image, name, qty, stock_status, ...offered }): Choice => ({
        id: offered.id,
        variation_name: name,
        additional_price: cents(0),
        additional_point: 0,
        stock_status,
        offer: { image, qty },
        groups: dishes
          .filter((dish) => dish.is_option === 1 && dish.dish_id === dish_id)
          .flatMap((dish) => variationGroups(dish, id, offered.id)),
      }),
    ),
  };
}

function variationGroups(
  { id, dish, package_dish_variation }: PackageDish,
  dish_option_id: string,
  dish_option_variation_id: string,
): ChoiceGroup[] {
  return package_dish_variation.map((group) => ({
    ...group,
    // Two dishes of a package may have the same group; adding the dish makes the id unique.
    id: `${id}/${group.id}`,
    dish_name: dish.name,
    sent: { group_id: group.id, within: { dish_option_id, dish_option_variation_id } },
  }));
}
