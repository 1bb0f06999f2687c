import type { Choice, ChosenVariations, Questions } from './choice-group.ts';
import { idOf } from './line-names.ts';
import { selectionList } from './selection.ts';

/**
 * Returns the choices of all groups, including the groups that choices add. `timesOf` returns how
 * often each one is chosen, by its `idOf`.
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
      const choiceIds = group.dish_option_variation.flatMap((choice) => {
        const [entry] = selectionList(() => [group], { [group.id]: [choice.id] });
        const taken = entry === undefined ? 0 : timesOf(choice, idOf(entry));
        return Array.from({ length: taken }, () => choice.id);
      });
      return [group.id, choiceIds];
    });
    chosen = { ...known, ...Object.fromEntries(read) };
  }
}
