import type { DraftDish } from '../values/draft.ts';
import type { SheetProblem } from '../values/sheet-problem.ts';
import { toSlug, toUniqueSlug } from '../values/slug.ts';
import type { EntryEdit } from '../write/edit.ts';
import type { FindDish } from './find-dish.ts';
import type { FolderMenu, PlacedDish } from './folder-menu.ts';
import type { CategoryMerge } from './merge-categories.ts';
import { editDish, newDish } from './merge-dish.ts';
import { resolveUses } from './resolve-uses.ts';
import { findUntranslated } from './untranslated.ts';

interface Context {
  readonly menu: FolderMenu;
  readonly findDish: FindDish;
  readonly categories: CategoryMerge;
  /** Slugs of all shared groups. */
  readonly sharedSlugs: ReadonlySet<string>;
  /** Slugs of all dishes. */
  readonly taken: Set<string>;
  /** Row that describes a dish of the folder, by slug. */
  readonly claimed: Map<string, number>;
  readonly problems: SheetProblem[];
  /** False if no row of the sheet has a category. */
  readonly hasCategories: boolean;
}

interface MergedDish {
  readonly slug: string;
  readonly outcome: 'added' | 'changed' | 'unchanged';
  readonly edit: EntryEdit | null;
}

/** Merges a dish of the sheet. Returns null if it has a problem, which is reported. */
export function placeDish(dish: DraftDish, context: Context): MergedDish | null {
  const { menu, findDish, problems, sharedSlugs } = context;
  const found = findDish(dish);
  if (found !== null && 'message' in found) {
    problems.push(found);
    return null;
  }
  if (found !== null && !claim(found.dish.slug, dish.row, context)) return null;
  const category = findCategory(dish, found?.category ?? null, context);
  if (category === null) return null;
  const uses = resolveUses(dish, menu.shared, sharedSlugs, problems);
  problems.push(...findUntranslated(dish, found));
  return found === null ? add(dish, category, uses, context) : change(dish, found, category, uses);
}

/** Reports a second row for one dish, such as its English and its Chinese name. */
function claim(slug: string, row: number, { claimed, problems }: Context): boolean {
  const before = claimed.get(slug);
  if (before === undefined) {
    claimed.set(slug, row);
    return true;
  }
  const message = `Row ${before} is the same dish of the folder, ${slug}. Delete one of the two rows, or add a column “slug”.`;
  problems.push({ row, column: null, severity: 'error', message });
  return false;
}

function add(
  dish: DraftDish,
  category: string,
  uses: readonly string[],
  { taken }: Context,
): MergedDish {
  const slug = dish.slug ?? toUniqueSlug(dish.suggestedSlug ?? toSlug(dish.name, 'dish'), taken);
  const entry = newDish(dish, slug, uses);
  return { slug, outcome: 'added', edit: { kind: 'add', file: fileOf(category), entry } };
}

function change(
  draft: DraftDish,
  { dish, index, category: before }: PlacedDish,
  category: string,
  uses: readonly string[],
): MergedDish {
  const fields = editDish(dish, draft, uses);
  const movesTo = category === before ? null : fileOf(category);
  if (fields.length === 0 && movesTo === null) {
    return { slug: dish.slug, outcome: 'unchanged', edit: null };
  }
  const edit = { kind: 'change', file: fileOf(before), index, fields, movesTo } as const;
  return { slug: dish.slug, outcome: 'changed', edit };
}

function fileOf(category: string): string {
  return `menu/${category}.yaml`;
}

/** Returns the slug of the dish's category; null if a new dish has none, which is reported. */
function findCategory(
  { row, category }: DraftDish,
  before: string | null,
  context: Context,
): string | null {
  const { categories, hasCategories, problems } = context;
  if (category === null) {
    if (before !== null) return before;
    if (!hasCategories) return useDefault(row, context);
    const message = 'The category is missing. Type it, or add a column with the categories.';
    problems.push({ row, column: 'category', severity: 'error', message });
    return null;
  }
  const { slug, isAdded } = categories.resolve(category);
  if (isAdded) {
    const name = category.texts?.en ?? category.texts?.zh_CN ?? slug;
    const message = `The folder has no category “${name}”. It is added as ${slug} with the default picture; correct the name if it is a spelling mistake.`;
    problems.push({ row, column: 'category', severity: 'warning', message });
  }
  return slug;
}

const WITHOUT_CATEGORIES =
  'The sheet has no categories. Its new dishes are in the category “Menu”; add a column with the categories, or move the dishes later.';

/** Returns the category for new dishes of a sheet without categories, with one warning for all. */
function useDefault(row: number, { categories, problems }: Context): string {
  if (problems.every(({ message }) => message !== WITHOUT_CATEGORIES)) {
    problems.push({ row, column: null, severity: 'warning', message: WITHOUT_CATEGORIES });
  }
  return categories.resolveDefault().slug;
}
