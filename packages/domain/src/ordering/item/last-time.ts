import { type Choice, type ChosenVariations, canBeHad, chosenOf } from './choices/choice-group.ts';
import { readChoices } from './choices/read-choices.ts';
import { reconciled } from './choices/selection.ts';
import { questionsOf, recordOf } from './item.ts';
import type { Item, LastTime } from './item.types.ts';

/**
 * Returns the earlier choices of an item that are still offered and free, with the defaults of the
 * other groups. Choices that cost extra are never preselected, and neither are dishes.
 */
export function lastTime(item: Item, before: readonly string[]): LastTime {
  const questions = questionsOf(item);
  const ownId = recordOf(item).id;
  const read = readChoices(questions, (choice, id) =>
    isFree(choice) && before.includes(`${ownId} ${id}`) ? 1 : 0,
  );
  const chosenEntries = Object.entries(read).filter(([, choices]) => choices.length > 0);
  const chosen: ChosenVariations = reconciled(questions, Object.fromEntries(chosenEntries));
  const names = questions(chosen).flatMap((group) =>
    chosenOf(group, Object.fromEntries(chosenEntries))
      .filter(({ id }) => id !== group.default_variation_id)
      .map(({ variation_name }) => variation_name),
  );
  return { chosen, names };
}

function isFree(choice: Choice): boolean {
  return choice.offer === undefined && choice.additional_price === 0 && canBeHad(choice);
}
