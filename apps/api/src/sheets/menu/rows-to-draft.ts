import type { Field, TextField } from '../formats/fields.ts';
import type { Draft, DraftDish, Texts } from '../values/draft.ts';
import type { SheetProblem } from '../values/sheet-problem.ts';
import { toSlug } from '../values/slug.ts';
import { reportDuplicates } from './duplicates.ts';
import { ProblemList } from './problem-list.ts';
import { checkTexts, readTexts } from './read-texts.ts';
import { readPoints, readPrice, readTags } from './read-values.ts';
import type { SheetRow } from './sheet-row.ts';
import { readVariants } from './variants.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Converts rows to a menu. Rows with errors are left out and reported. */
export function toDraft(rows: readonly SheetRow[]): { draft: Draft; problems: SheetProblem[] } {
  const problems = new ProblemList();
  const byKey = new Map<string, [SheetRow, ...SheetRow[]]>();
  for (const row of rows) {
    const before = byKey.get(row.key);
    if (before) before.push(row);
    else byKey.set(row.key, [row]);
  }
  const read = [...byKey.values()].flatMap((group) => readDish(group, problems) ?? []);
  const dishes = reportDuplicates(read, problems);
  return { draft: { dishes, shared: [] }, problems: problems.all };
}

function readDish(
  rows: readonly [SheetRow, ...SheetRow[]],
  problems: ProblemList,
): DraftDish | null {
  const [first] = rows;
  const { row, cells } = first;
  const name = readTexts(first, 'name');
  if (name === null) {
    problems.error(
      row,
      columnOf(first, 'name'),
      'The name is missing. Type it, or delete the row.',
    );
  }
  const category = readTexts(first, 'category');
  const description = readTexts(first, 'description');
  const isFine = [
    checked(first, 'name', name, problems),
    checked(first, 'category', category, problems),
    checked(first, 'description', description, problems),
  ].every(Boolean);
  const slug = readSlug(first, problems);
  const prices = readVariants(rows, problems);
  const discount = readPrice(row, cells.get('price_after_discount'), problems);
  const points = readPoints(row, cells.get('points'), problems);
  const tags = cells.get('tags');
  if (prices === null || !checkDiscount(first, discount, prices.price, problems)) return null;
  if (name === null || !isFine || slug === null || discount === null || points === null)
    return null;
  return {
    row,
    slug: slug ?? null,
    suggestedSlug: first.handle !== null && SLUG.test(first.handle) ? first.handle : null,
    category: category === null ? null : { slug: null, texts: category },
    name,
    ...(description === null ? {} : { description }),
    price: prices.price,
    ...(discount === undefined ? {} : { priceAfterDiscount: discount }),
    ...(points === undefined ? {} : { points }),
    ...(tags === undefined ? {} : { tags: readTags(row, tags, problems) }),
    groups: prices.group === null ? [] : [prices.group],
    uses: first.modifiers,
  };
}

function columnOf({ cells }: SheetRow, field: TextField): string {
  const fields: readonly Field[] = [field, `${field}_en`, `${field}_zh`];
  const cell = fields.map((each) => cells.get(each)).find((each) => each !== undefined);
  return cell?.column ?? field;
}

function checked(
  row: SheetRow,
  field: TextField,
  texts: Texts | null,
  problems: ProblemList,
): boolean {
  return texts === null || problems.add(checkTexts(row.row, columnOf(row, field), field, texts));
}

/** Returns undefined without a slug and null for an invalid one. */
function readSlug({ row, cells }: SheetRow, problems: ProblemList): string | null | undefined {
  const cell = cells.get('slug');
  if (cell === undefined || SLUG.test(cell.text)) return cell?.text;
  const example = toSlug({ en: cell.text }, 'dish');
  problems.error(
    row,
    cell.column,
    `“${cell.text}” is not a slug. Use small letters, digits and single dashes, such as ${example}.`,
  );
  return null;
}

function checkDiscount(
  { row, cells }: SheetRow,
  discount: number | null | undefined,
  price: number,
  problems: ProblemList,
): boolean {
  if (typeof discount !== 'number' || discount < price) return true;
  const column = cells.get('price_after_discount')?.column ?? null;
  problems.error(
    row,
    column,
    'The discounted price is not lower than the price. Correct one of them.',
  );
  return false;
}
