import type { Selection, SelectionList } from '@claypot/sdk';
import { fewestChoices } from '../../../pricing/index.ts';
import {
  type Choice,
  type ChoiceGroup,
  type ChosenVariations,
  canBeHad,
  chosenOf,
  type Questions,
  timesChosen,
} from './choice-group.ts';

function defaultOf({
  default_variation_id,
  dish_option_variation,
}: ChoiceGroup): readonly string[] {
  const variation = dish_option_variation.find(({ id }) => id === default_variation_id);
  return variation ? [variation.id] : [];
}

/**
 * Returns the previous choices that the item still offers, with the defaults of untouched groups.
 * Choices can add further groups, such as the variations of a chosen dish. Choices of hidden groups
 * are preserved until the groups return.
 */
export function reconciled(
  questions: Questions,
  chosen: ChosenVariations | null,
): ChosenVariations {
  let settled: ChosenVariations = {};
  for (;;) {
    const known = settled;
    const unsettled = questions(known).filter(({ id }) => !(id in known));
    if (unsettled.length === 0) return { ...chosen, ...settled };
    const entries = unsettled.map((group) => [group.id, validChosen(group, chosen?.[group.id])]);
    settled = { ...settled, ...Object.fromEntries(entries) };
  }
}

function validChosen(group: ChoiceGroup, chosen = defaultOf(group)): readonly string[] {
  const offered = group.dish_option_variation.filter(canBeHad).map(({ id }) => id);
  return chosen.filter((id) => offered.includes(id)).slice(0, mostOf(group));
}

/**
 * Returns the choices after a press on one. A radio group has the last one pressed. A checkbox
 * group toggles it, up to its maximum; with a maximum of one, the press replaces the choice.
 * Sold-out choices are ignored.
 */
export function toggled(
  option: ChoiceGroup,
  chosen: readonly string[],
  variationId: string,
): readonly string[] {
  const pressed = option.dish_option_variation.find(({ id }) => id === variationId);
  if (pressed === undefined || !canBeHad(pressed)) return chosen;
  if (option.option_type === 'radio') return [variationId];
  if (chosen.includes(variationId)) return chosen.filter((id) => id !== variationId);
  if (mostOf(option) === 1) return [variationId];
  return isFull(option, chosen) ? chosen : [...chosen, variationId];
}

/**
 * Returns the choices with `variationId` taken `times` times, limited by the group's maximum and to
 * one if choices cannot repeat. Sold-out choices are ignored.
 */
export function counted(
  option: ChoiceGroup,
  chosen: readonly string[],
  variationId: string,
  times: number,
): readonly string[] {
  const wanted = option.dish_option_variation.find(({ id }) => id === variationId);
  if (wanted === undefined || !canBeHad(wanted)) return chosen;
  const others = mostOf(option) === 1 ? [] : chosen.filter((id) => id !== variationId);
  const most = Math.min(option.repeats ? times : 1, mostOf(option) - others.length);
  const taken = Math.max(0, Math.min(times, most));
  return [...others, ...Array.from({ length: taken }, () => variationId)];
}

/**
 * Returns true if no more choices are possible. A group for a single choice is never full, as a
 * press replaces the choice.
 */
export function isFull(option: ChoiceGroup, chosen: readonly string[]): boolean {
  return mostOf(option) > 1 && chosen.length >= mostOf(option);
}

/** Returns the minimum number of choices; see {@link fewestChoices}. */
export function leastOf(option: ChoiceGroup, chosen: readonly string[]): number {
  const { is_required, min_qty } = option;
  return fewestChoices({ is_required: is_required === 1, min_qty }, chosen.length);
}

function mostOf(option: ChoiceGroup): number {
  return option.option_type === 'radio' ? 1 : option.max_qty;
}

/** Returns the groups with missing choices, in the order shown. */
export function missingGroups(questions: Questions, chosen: ChosenVariations): ChoiceGroup[] {
  return questions(chosen).filter((group) => {
    const picked = chosen[group.id] ?? [];
    return picked.length < leastOf(group, picked);
  });
}

/**
 * Returns the choices for a cart request, each with the surcharge shown. Dishes and packages have
 * none.
 */
export function selectionList(questions: Questions, chosen: ChosenVariations): SelectionList {
  return questions(chosen).flatMap((group) =>
    chosenOf(group, chosen).map((choice) => {
      const qty = timesChosen(group, chosen, choice.id);
      return { ...entryOf(group, choice), ...(qty > 1 && { qty }) };
    }),
  );
}

function entryOf({ id: ownId, sent }: ChoiceGroup, choice: Choice): Selection {
  const group_id = sent?.group_id ?? ownId;
  if (sent?.within) {
    return {
      ...sent.within,
      dish_variation_id: group_id,
      dish_variation_option_id: choice.id,
      additional_price: choice.additional_price,
    };
  }
  const chosen = { dish_option_id: group_id, dish_option_variation_id: choice.id };
  // A dish or package has no surcharge to compare.
  return choice.offer ? chosen : { ...chosen, additional_price: choice.additional_price };
}
