import { createHash } from 'node:crypto';
import { fewestChoices } from '@claypot/domain/pricing';

/** Identifies a dish inside a package. */
export interface DishName {
  /** Option from which the dish was chosen; for a side dish its own entry. */
  readonly dish_option_id: string;
  /** Chosen entry; for a side dish the dish. */
  readonly dish_option_variation_id: string;
}

/**
 * A chosen variation of a group. If all four ids are set, a variation of a dish inside a package;
 * the first two ids identify that dish.
 */
export interface Choice extends DishName {
  readonly dish_variation_id?: string | undefined;
  readonly dish_variation_option_id?: string | undefined;
  /** Quantity of the choice; 1 by default. */
  readonly qty?: number | undefined;
}

/** Limits of an option group for the number of choices. */
export interface OptionRules {
  readonly id: string;
  /** Dish inside a package to which the group belongs; undefined for a group of the item itself. */
  readonly within?: DishName;
  /**
   * Minimum choices once any is made. An optional group may stay empty; a required one needs at
   * least one choice.
   */
  readonly min_qty: number;
  readonly max_qty: number;
  readonly is_required: boolean;
  /** True if the same choice may be taken several times. */
  readonly repeats?: boolean;
  readonly variations: readonly { readonly id: string }[];
}

/** A group with too few or too many choices. */
export interface GroupProblem<Group extends OptionRules> {
  readonly group: Group;
  readonly selected: number;
}

/** Problems of a selection. It is valid if all three lists are empty. */
export interface SelectionProblems<Group extends OptionRules> {
  /**
   * Indexes of invalid choices: not offered by the item, repeated, or with a quantity above 1 where
   * only one is allowed.
   */
  readonly unknown: readonly number[];
  readonly tooFew: readonly GroupProblem<Group>[];
  readonly tooMany: readonly GroupProblem<Group>[];
}

/** Checks choices against the option groups of an item. */
export function checkSelection<Group extends OptionRules>(
  groups: readonly Group[],
  choices: readonly Choice[],
): SelectionProblems<Group> {
  const groupById = new Map(
    groups.flatMap((group) => group.variations.map(({ id }) => [variationKey(group, id), group])),
  );
  const seen = new Set<string>();
  const unknown = choices.flatMap((choice, index) => {
    const name = choiceKey(choice);
    const group = groupById.get(name);
    if (group === undefined || seen.has(name)) return [index];
    if (timesOf(choice) > 1 && group.repeats !== true) return [index];
    seen.add(name);
    return [];
  });
  const counted = groups.map((group) => ({
    group,
    selected: choices
      .filter((choice) => groupKeyOf(choice) === groupKey(group))
      .reduce((sum, choice) => sum + timesOf(choice), 0),
  }));
  return {
    unknown,
    tooFew: counted.filter(({ group, selected }) => selected < fewestChoices(group, selected)),
    tooMany: counted.filter(({ group, selected }) => selected > group.max_qty),
  };
}

/** Returns the choices in a canonical order, without default quantities. */
export function sortedChoices(choices: readonly Choice[]): Choice[] {
  return choices
    .map(({ dish_option_id, dish_option_variation_id, qty, ...within }) => ({
      dish_option_id,
      dish_option_variation_id,
      ...(qty === undefined || qty === 1 ? {} : { qty }),
      ...(within.dish_variation_id === undefined
        ? {}
        : {
            dish_variation_id: within.dish_variation_id,
            dish_variation_option_id: within.dish_variation_option_id,
          }),
    }))
    .sort((a, b) => (choiceKey(a) < choiceKey(b) ? -1 : 1));
}

/**
 * Returns a hash that is equal for the same choices in any order. Cart lines of an item with the
 * same key are one line.
 */
export function selectionKey(choices: readonly Choice[]): string {
  const names = sortedChoices(choices).map((choice) =>
    timesOf(choice) === 1 ? choiceKey(choice) : [choiceKey(choice), timesOf(choice)],
  );
  return createHash('sha256').update(JSON.stringify(names)).digest('hex');
}

/** Returns the quantity of a choice. */
export function timesOf({ qty = 1 }: Pick<Choice, 'qty'>): number {
  return qty;
}

/** Returns a key that identifies a choice across all items. Ids contain no spaces. */
export function choiceKey(choice: Choice): string {
  const variation = choice.dish_variation_option_id ?? choice.dish_option_variation_id;
  return `${groupKeyOf(choice)} ${variation}`;
}

/** Returns the {@link choiceKey} of a group's variation. */
export function variationKey(group: Pick<OptionRules, 'id' | 'within'>, id: string): string {
  return `${groupKey(group)} ${id}`;
}

function groupKey({ id, within }: Pick<OptionRules, 'id' | 'within'>): string {
  if (within === undefined) return id;
  return `${within.dish_option_id} ${within.dish_option_variation_id} ${id}`;
}

function groupKeyOf({ dish_variation_id: id, ...dish }: Choice): string {
  return id === undefined ? dish.dish_option_id : groupKey({ id, within: dish });
}
