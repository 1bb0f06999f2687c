import { createHash } from 'node:crypto';
import { fewestChoices } from '@claypot/domain/pricing';

/** One of the dishes inside a package, as choices name it. */
export interface DishName {
  /** The option it was chosen from; of a side dish its own entry. */
  readonly dish_option_id: string;
  /** The entry that was chosen; of a side dish the dish. */
  readonly dish_option_variation_id: string;
}

/**
 * One thing chosen: a variation of a group; or, where all four stand, a variation of a dish inside a
 * package, which the first two name.
 */
export interface Choice extends DishName {
  readonly dish_variation_id?: string | undefined;
  readonly dish_variation_option_id?: string | undefined;
  /** How often it is taken; once where nothing is said. */
  readonly qty?: number | undefined;
}

/** The rules an option group has for choices. */
export interface OptionRules {
  readonly id: string;
  /** The dish inside a package that is asked about; none, where the item itself is. */
  readonly within?: DishName;
  /** The fewest choices once the group counts; a group that is not required may stay empty. */
  readonly min_qty: number;
  readonly max_qty: number;
  readonly is_required: boolean;
  /** The same may be chosen several times. */
  readonly repeats?: boolean;
  readonly variations: readonly { readonly id: string }[];
}

/** A group whose number of choices is not right. */
export interface GroupProblem<Group extends OptionRules> {
  readonly group: Group;
  readonly selected: number;
}

/** What is wrong with a selection; nothing, when all three are empty. */
export interface SelectionProblems<Group extends OptionRules> {
  /**
   * Places of choices that name nothing of this item, or something that was named before, or that take
   * several of what can be had once.
   */
  readonly unknown: readonly number[];
  readonly tooFew: readonly GroupProblem<Group>[];
  readonly tooMany: readonly GroupProblem<Group>[];
}

/** Checks choices against everything that can be chosen of an item. */
export function checkSelection<Group extends OptionRules>(
  groups: readonly Group[],
  choices: readonly Choice[],
): SelectionProblems<Group> {
  const known = new Map(
    groups.flatMap((group) => group.variations.map(({ id }) => [variationKey(group, id), group])),
  );
  const seen = new Set<string>();
  const unknown = choices.flatMap((choice, index) => {
    const name = choiceKey(choice);
    const group = known.get(name);
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

/** The choices in one order, whatever order they were made in. */
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

/** The same for the same choices of a dish in any order: lines with one key are one line. */
export function selectionKey(choices: readonly Choice[]): string {
  const names = sortedChoices(choices).map((choice) =>
    timesOf(choice) === 1 ? choiceKey(choice) : [choiceKey(choice), timesOf(choice)],
  );
  return createHash('sha256').update(JSON.stringify(names)).digest('hex');
}

/** How often a choice is taken. */
export function timesOf({ qty = 1 }: Pick<Choice, 'qty'>): number {
  return qty;
}

/** The same for the same choice, and for no other one of any item. Ids hold no space. */
export function choiceKey(choice: Choice): string {
  const variation = choice.dish_variation_option_id ?? choice.dish_option_variation_id;
  return `${groupKeyOf(choice)} ${variation}`;
}

/** {@link choiceKey} of the choice of a variation of a group. */
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
