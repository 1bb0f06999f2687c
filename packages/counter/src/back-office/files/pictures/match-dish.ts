/** A dish that a picture can belong to. */
export interface DishChoice {
  /** Slug of the dish. */
  readonly key: string;
  readonly names: { readonly en: string; readonly zh_CN: string };
}

/** Ending that cameras, phones and file managers add: `_1`, `(2)`, ` copy`. */
const SUFFIX = /(?:[\s_-]*(?:\(\d{1,3}\)|copy|副本)|[\s_-]+\d{1,3})$/i;

/**
 * Returns the key of the dish that a file is named after: by its slug or one of its names, in any
 * case and with any separators. Null if no dish fits, or several do.
 */
export function matchDish(fileName: string, dishes: readonly DishChoice[]): string | null {
  const stem = fileName.normalize('NFKC').replace(/\.[a-z0-9]{2,5}$/i, '');
  for (const name of namesIn(stem)) {
    const found = dishes.filter(({ key, names }) =>
      [key, names.en, names.zh_CN].some((each) => comparable(each) === name),
    );
    const [only, ...others] = found;
    if (only !== undefined) return others.length === 0 ? only.key : null;
  }
  return null;
}

/** Returns the name of a file, and the name without each of its endings. */
function namesIn(stem: string): string[] {
  const shorter = stem.replace(SUFFIX, '');
  const name = comparable(stem);
  if (name === '') return [];
  return shorter === stem ? [name] : [name, ...namesIn(shorter)];
}

/** Letters and digits only, in small letters and without accents. */
function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
}
