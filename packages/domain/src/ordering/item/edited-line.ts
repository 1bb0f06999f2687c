import type { Cart } from '@claypot/sdk';
import type { ChosenVariations, Questions } from './choices/choice-group.ts';
import { type ChosenLine, idOf } from './choices/line-names.ts';
import { selectionOf } from './choices/line-selection.ts';
import { readChoices } from './choices/read-choices.ts';
import { reconciled, selectionList } from './choices/selection.ts';
import { questionsOf } from './item.ts';
import type { EditedLine, Item } from './item.types.ts';

/** Returns the choices of a line that the item still offers. */
export function choicesOfLine(questions: Questions, line: ChosenLine): ChosenVariations {
  const times = new Map(selectionOf(line).map((entry) => [idOf(entry), entry.qty ?? 1]));
  return reconciled(
    questions,
    readChoices(questions, (_, id) => times.get(id) ?? 0),
  );
}

/** Returns the names of a line's choices that the item no longer offers. */
export function choicesLost(questions: Questions, line: ChosenLine): string[] {
  const left = new Set(selectionList(questions, choicesOfLine(questions, line)).map(idOf));
  return line.variation_list
    .filter(({ option_name }) => option_name !== null)
    .filter((variation) => {
      const [entry] = selectionOf({ ...line, hot_deal: null, variation_list: [variation] });
      return entry !== undefined && !left.has(idOf(entry));
    })
    .map(({ variation_name }) => variation_name);
}

/** Returns the cart line to edit, compared with its current item. */
export function editedLine(item: Item, cart: Cart, id: string, branch_id: string): EditedLine {
  const line = cart.lines.find((each) => each.id === id) ?? null;
  if (line === null) return { line, branch_id, chosen: null, lost: [] };
  const questions = questionsOf(item);
  return {
    line,
    branch_id,
    chosen: choicesOfLine(questions, line),
    lost: choicesLost(questions, line),
  };
}
