import type { CartLine, Selection } from '@claypot/sdk';
import { selectionOf } from './line-selection.ts';

/** The fields of a line that contain its choices. */
export type ChosenLine = Pick<CartLine, 'hot_deal' | 'package' | 'variation_list'>;

/** Returns true if the line has exactly these choices. */
export function isChosenSo(line: ChosenLine, selection: readonly Selection[]): boolean {
  const names = namesOf(selectionOf(line));
  const wanted = namesOf(selection);
  return names.size === wanted.size && [...names].every((name) => wanted.has(name));
}

function namesOf(selection: readonly Selection[]): Set<string> {
  return new Set(selection.map(nameOf));
}

/** Returns a key that is equal for the same choice and quantity. Ids contain no spaces. */
function nameOf(entry: Selection): string {
  return `${idOf(entry)} ${entry.qty ?? 1}`;
}

/** Returns a key that is equal for the same choice, regardless of its quantity. */
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
