import { createHash } from 'node:crypto';

/** One chosen variation of one option group. */
export interface Choice {
  readonly dish_option_id: string;
  readonly dish_option_variation_id: string;
}

/** The rules an option group has for choices. */
export interface OptionRules {
  readonly id: string;
  /** The fewest choices once the group counts; a group that is not required may stay empty. */
  readonly min_qty: number;
  readonly max_qty: number;
  readonly is_required: boolean;
  readonly variations: readonly { readonly id: string }[];
}

/** A group whose number of choices is not right. */
export interface GroupProblem<Group extends OptionRules> {
  readonly group: Group;
  readonly selected: number;
}

/** What is wrong with a selection; nothing, when all three are empty. */
export interface SelectionProblems<Group extends OptionRules> {
  /** Places of choices that name no variation of this dish, or one that was named before. */
  readonly unknown: readonly number[];
  readonly tooFew: readonly GroupProblem<Group>[];
  readonly tooMany: readonly GroupProblem<Group>[];
}

/** Checks choices against all option groups of a dish. */
export function checkSelection<Group extends OptionRules>(
  groups: readonly Group[],
  choices: readonly Choice[],
): SelectionProblems<Group> {
  const known = new Set(
    groups.flatMap((group) => group.variations.map(({ id }) => key(group.id, id))),
  );
  const seen = new Set<string>();
  const unknown = choices.flatMap((choice, index) => {
    const name = key(choice.dish_option_id, choice.dish_option_variation_id);
    if (!known.has(name) || seen.has(name)) return [index];
    seen.add(name);
    return [];
  });
  const counted = groups.map((group) => ({
    group,
    selected: choices.filter((choice) => choice.dish_option_id === group.id).length,
  }));
  return {
    unknown,
    tooFew: counted.filter(({ group, selected }) => selected < fewest(group, selected)),
    tooMany: counted.filter(({ group, selected }) => selected > group.max_qty),
  };
}

/** The choices in one order, whatever order they were made in. */
export function sortedChoices(choices: readonly Choice[]): Choice[] {
  return choices
    .map(({ dish_option_id, dish_option_variation_id }) => ({
      dish_option_id,
      dish_option_variation_id,
    }))
    .sort((a, b) => (choiceKey(a) < choiceKey(b) ? -1 : 1));
}

/** The same for the same choices of a dish in any order: lines with one key are one line. */
export function selectionKey(choices: readonly Choice[]): string {
  const names = sortedChoices(choices).map(choiceKey);
  return createHash('sha256').update(JSON.stringify(names)).digest('hex');
}

function fewest(group: OptionRules, selected: number): number {
  if (group.is_required) return Math.max(1, group.min_qty);
  return selected === 0 ? 0 : group.min_qty;
}

/** The same for the same choice, and for no other one of any dish. */
export function choiceKey(choice: Choice): string {
  return key(choice.dish_option_id, choice.dish_option_variation_id);
}

/** Ids hold no space, so the pair stays apart. */
function key(optionId: string, variationId: string): string {
  return `${optionId} ${variationId}`;
}
