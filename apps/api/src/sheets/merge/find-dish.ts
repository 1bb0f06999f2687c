import { comparable } from '../values/comparable.ts';
import type { DraftDish, Texts } from '../values/draft.ts';
import type { SheetProblem } from '../values/sheet-problem.ts';
import { hasName } from './find-match.ts';
import type { FolderMenu, PlacedDish } from './folder-menu.ts';
import type { Names } from './merge-texts.ts';

/** Returns null for a new dish, and a problem if several dishes fit. */
export type FindDish = (draft: DraftDish) => PlacedDish | SheetProblem | null;

/**
 * Creates a search for the dish of the folder that a row describes: by its slug, else by its name in
 * its category, else by its name alone.
 */
export function createDishFinder(menu: FolderMenu, drafts: readonly DraftDish[]): FindDish {
  const bySlug = new Map(menu.dishes.map((placed) => [placed.dish.slug, placed]));
  const byName = groupByName(menu.dishes, ({ dish }) => dish.name);
  const draftsByName = groupByName(drafts, ({ name }) => name);
  const categories = new Map(menu.categories.map(({ slug, name }) => [slug, name]));
  return (draft) => {
    if (draft.slug !== null) return bySlug.get(draft.slug) ?? null;
    const suggested = bySlug.get(draft.suggestedSlug ?? '');
    if (suggested) return suggested;
    const named = withName(byName, draft.name);
    const inCategory = named.filter(({ category }) => isIn(categories.get(category), draft));
    const [only, ...others] = inCategory.length > 0 ? inCategory : named;
    if (only === undefined) return null;
    // A name in several categories of the sheet cannot identify a dish of another category.
    const isRepeated = withName(draftsByName, draft.name).length > 1;
    if (inCategory.length === 0 && isRepeated) return null;
    return others.length === 0 ? only : toProblem(draft.row, named);
  };
}

function isIn(category: Names | undefined, draft: DraftDish): boolean {
  const texts = draft.category?.texts ?? null;
  return category !== undefined && texts !== null && hasName(category, texts);
}

function groupByName<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => Texts,
): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const name of new Set(Object.values(nameOf(entry)).map(comparable))) {
      groups.set(name, [...(groups.get(name) ?? []), entry]);
    }
  }
  return groups;
}

function withName<Entry>(groups: ReadonlyMap<string, readonly Entry[]>, name: Texts): Entry[] {
  return [...new Set(Object.values(name).flatMap((text) => groups.get(comparable(text)) ?? []))];
}

function toProblem(row: number, named: readonly PlacedDish[]): SheetProblem {
  const slugs = named.map(({ dish }) => dish.slug).join(', ');
  return {
    row,
    column: null,
    severity: 'error',
    message: `Several dishes of the folder have this name: ${slugs}. Add a column “slug” with the right one.`,
  };
}
