import type { DraftEntry } from '@claypot/sdk/counter';
import type { PictureRow } from './dish-pictures.machine.ts';
import { type DishChoice, matchDish } from './match-dish.ts';

/** Returns the dishes of the draft that a picture can belong to. */
export function dishChoices(entries: readonly DraftEntry[]): DishChoice[] {
  return entries
    .filter(({ status }) => status !== 'removed')
    .map(({ key, title }) => ({ key, names: title }));
}

/** Returns the dish of a picture: the chosen one, else the one that the file is named after. */
export function dishOf(
  { chosen, file }: Pick<PictureRow, 'chosen' | 'file'>,
  dishes: readonly DishChoice[],
): string | null {
  if (chosen === undefined) return matchDish(file.name, dishes);
  return dishes.some(({ key }) => key === chosen) ? chosen : null;
}

/** Returns the ids of pictures of a dish that an earlier picture has. They are not uploaded. */
export function repeatedRows(
  rows: readonly PictureRow[],
  dishes: readonly DishChoice[],
): ReadonlySet<number> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  for (const row of rows) {
    const dish = dishOf(row, dishes);
    if (dish === null) continue;
    if (seen.has(dish)) repeated.add(row.id);
    seen.add(dish);
  }
  return repeated;
}
