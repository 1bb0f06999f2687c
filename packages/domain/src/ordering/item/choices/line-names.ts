import type { CartLine, Selection } from '@claypot/sdk';
import { selectionOf } from './line-selection.ts';

/** What of a line says what was chosen. */
export type ChosenLine = Pick<CartLine, 'hot_deal' | 'package' | 'variation_list'>;

/** Whether a line is of these choices. */
export function isChosenSo(line: ChosenLine, selection: readonly Selection[]): boolean {
  const names = namesOf(selectionOf(line));
  const wanted = namesOf(selection);
  return names.size === wanted.size && [...names].every((name) => wanted.has(name));
}

/** What tells choices apart. */
function namesOf(selection: readonly Selection[]): Set<string> {
  return new Set(selection.map(nameOf));
}

/** The same for the same choice, taken as often. Ids hold no space. */
function nameOf(entry: Selection): string {
  return `${idOf(entry)} ${entry.qty ?? 1}`;
}

/** The same for the same choice, however often it is taken. */
export function idOf(entry: Selection): string {
  const { dish_option_id, dish_option_variation_id } = entry;
  const { dish_variation_id = '', dish_variation_option_id = '' } = entry;
  return [
    dish_option_id,
    dish_option_variation_id,
    dish_variation_id,
    dish_variation_option_id,
  ].join(' ');
}
