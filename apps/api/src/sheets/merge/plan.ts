import type { Draft } from '../values/draft.ts';
import type { SheetProblem } from '../values/sheet-problem.ts';
import type { EntryEdit } from '../write/edit.ts';
import { checkCounts } from './check-counts.ts';
import { createDishFinder } from './find-dish.ts';
import type { FolderMenu } from './folder-menu.ts';
import { CategoryMerge } from './merge-categories.ts';
import { mergeShared } from './merge-shared.ts';
import { placeDish } from './place-dish.ts';

/** Slugs by what the import does to them. */
interface Outcome {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
}

/** Changes of a folder. */
export interface Plan {
  readonly categories: Omit<Outcome, 'unchanged'>;
  readonly dishes: Outcome;
  readonly shared: Outcome;
  readonly edits: readonly EntryEdit[];
  readonly problems: readonly SheetProblem[];
}

/** Merges the menu of a sheet into that of a folder. It removes nothing. */
export function planMerge(menu: FolderMenu, draft: Draft): Plan {
  const problems: SheetProblem[] = [];
  const categories = new CategoryMerge(menu);
  const shared = mergeShared(menu, draft.shared);
  const taken = new Set([
    ...menu.dishes.map(({ dish }) => dish.slug),
    ...draft.dishes.flatMap(({ slug }) => slug ?? []),
  ]);
  const findDish = createDishFinder(menu, draft.dishes);
  const claimed = new Map<string, number>();
  const context = {
    claimed,
    menu,
    findDish,
    categories,
    sharedSlugs: shared.slugs,
    taken,
    problems,
    hasCategories: draft.dishes.some(({ category }) => category !== null),
  };
  const placed = draft.dishes.flatMap((dish) => placeDish(dish, context) ?? []);
  const slugsOf = (outcome: keyof Outcome) =>
    placed.flatMap((dish) => (dish.outcome === outcome ? [dish.slug] : []));
  const added = slugsOf('added');
  problems.push(...checkCounts(draft, menu.dishes.length + added.length, categories.count));
  return {
    categories: { added: categories.added(), changed: categories.changed() },
    dishes: { added, changed: slugsOf('changed'), unchanged: slugsOf('unchanged') },
    shared: shared.outcome,
    edits: [...categories.toEdits(), ...shared.edits, ...placed.flatMap(({ edit }) => edit ?? [])],
    problems,
  };
}
