import type { Choice, ChosenVariations, Questions } from './choice-group.ts';
import { idOf } from './line-names.ts';
import { selectionList } from './selection.ts';

/**
 * What is chosen where each choice is taken as often as `timesOf` says, by its id as `idOf` has it;
 * of all that is asked, and of what that brings up.
 */
export function readChoices(
  questions: Questions,
  timesOf: (choice: Choice, id: string) => number,
): ChosenVariations {
  let chosen: ChosenVariations = {};
  for (;;) {
    const known = chosen;
    const unread = questions(known).filter(({ id }) => !(id in known));
    if (unread.length === 0) return chosen;
    const read = unread.map((group) => {
      const kept = group.dish_option_variation.flatMap((choice) => {
        const [entry] = selectionList(() => [group], { [group.id]: [choice.id] });
        const taken = entry === undefined ? 0 : timesOf(choice, idOf(entry));
        return Array.from({ length: taken }, () => choice.id);
      });
      return [group.id, kept];
    });
    chosen = { ...known, ...Object.fromEntries(read) };
  }
}
