import { comparable } from '../values/comparable.ts';
import type { DraftDish } from '../values/draft.ts';
import type { ProblemList } from './problem-list.ts';

/** Reports repeated slugs and names. Returns the dishes without the later ones of a category. */
export function reportDuplicates(
  dishes: readonly DraftDish[],
  problems: ProblemList,
): readonly DraftDish[] {
  const seen = { slugs: new Map(), inCategory: new Map(), anywhere: new Map() };
  return dishes.filter((dish) => isNew(dish, seen, problems));
}

/** Row numbers by slug and by name. */
interface Seen {
  readonly slugs: Map<string, number>;
  readonly inCategory: Map<string, number>;
  readonly anywhere: Map<string, number>;
}

/** Dishes with a slug may have equal names, because the slug identifies them. */
function isNew(
  dish: DraftDish,
  { slugs, inCategory, anywhere }: Seen,
  problems: ProblemList,
): boolean {
  const { row, slug, name } = dish;
  const names = [...new Set(Object.values(name).map(comparable))];
  const keys = names.map((text) => `${categoryKey(dish)}\n${text}`);
  const sameSlug = slug === null ? undefined : slugs.get(slug);
  const sameName = slug === null ? findRow(inCategory, keys) : undefined;
  const elsewhere = slug === null ? findRow(anywhere, names) : undefined;
  if (sameSlug !== undefined) {
    problems.error(
      row,
      null,
      `Row ${sameSlug} has the slug ${slug} already. Delete one of the two rows.`,
    );
    return false;
  }
  if (sameName !== undefined) {
    problems.error(
      row,
      null,
      `Row ${sameName} has the same name. Rename one dish, or delete one of the two rows.`,
    );
    return false;
  }
  if (elsewhere !== undefined) {
    problems.warn(
      row,
      null,
      `Row ${elsewhere} has the same name in another category. Both dishes are imported.`,
    );
  }
  if (slug !== null) slugs.set(slug, row);
  for (const key of keys) inCategory.set(key, row);
  for (const text of names) anywhere.set(text, row);
  return true;
}

function findRow(rows: ReadonlyMap<string, number>, keys: readonly string[]): number | undefined {
  return keys.map((key) => rows.get(key)).find((row) => row !== undefined);
}

function categoryKey({ category }: DraftDish): string {
  return (
    category?.slug ??
    Object.values(category?.texts ?? {})
      .map(comparable)
      .join('\n')
  );
}
