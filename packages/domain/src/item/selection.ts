import type { Dish, DishOption, SelectionList } from '@claypot/sdk';

/** Chosen variation ids by option group, in the order they were chosen. */
export type ChosenVariations = Readonly<Record<string, readonly string[]>>;

type Groups = Pick<Dish, 'dish_option'>;

/** What is chosen before the customer has touched anything: each group's default. */
export function defaultSelection({ dish_option }: Groups): ChosenVariations {
  return Object.fromEntries(dish_option.map((option) => [option.id, defaultOf(option)]));
}

function defaultOf({ default_variation_id, dish_option_variation }: DishOption): string[] {
  const variation = dish_option_variation.find(({ id }) => id === default_variation_id);
  return variation ? [variation.id] : [];
}

/** The old choices as far as the dish still offers them, where it has changed meanwhile. */
export function reconciled(dish: Groups, chosen: ChosenVariations | null): ChosenVariations {
  if (chosen === null) return defaultSelection(dish);
  const entries = dish.dish_option.map((option) => {
    const offered = new Set(option.dish_option_variation.map(({ id }) => id));
    const kept = (chosen[option.id] ?? defaultOf(option)).filter((id) => offered.has(id));
    return [option.id, kept.slice(0, mostOf(option))];
  });
  return Object.fromEntries(entries);
}

/**
 * The choices after a press on a variation. A radio group holds the last one pressed; a checkbox
 * group lets go of one pressed twice and takes no more than its most.
 */
export function toggled(
  option: DishOption,
  chosen: readonly string[],
  variationId: string,
): readonly string[] {
  if (!option.dish_option_variation.some(({ id }) => id === variationId)) return chosen;
  if (option.option_type === 'radio') return [variationId];
  if (chosen.includes(variationId)) return chosen.filter((id) => id !== variationId);
  return isFull(option, chosen) ? chosen : [...chosen, variationId];
}

/** No further variation can be chosen. A radio group is never full: a press changes the choice. */
export function isFull(option: DishOption, chosen: readonly string[]): boolean {
  return option.option_type === 'checkbox' && chosen.length >= mostOf(option);
}

/** How many the group needs at least: a required one always counts, another once it is begun. */
export function leastOf(option: DishOption, chosen: readonly string[]): number {
  if (option.is_required === 1) return Math.max(1, option.min_qty);
  return chosen.length > 0 ? option.min_qty : 0;
}

function mostOf(option: DishOption): number {
  return option.option_type === 'radio' ? 1 : option.max_qty;
}

/** The groups that keep the dish from being ordered, in the menu's order. */
export function missingGroups({ dish_option }: Groups, chosen: ChosenVariations): DishOption[] {
  return dish_option.filter((option) => {
    const picked = chosen[option.id] ?? [];
    return picked.length < leastOf(option, picked);
  });
}

/** The choices as the cart takes them, each with the price the customer was shown. */
export function selectionList({ dish_option }: Groups, chosen: ChosenVariations): SelectionList {
  return dish_option.flatMap((option) =>
    option.dish_option_variation
      .filter(({ id }) => chosen[option.id]?.includes(id))
      .map(({ id, additional_price }) => ({
        dish_option_id: option.id,
        dish_option_variation_id: id,
        additional_price,
      })),
  );
}
