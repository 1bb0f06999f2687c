import type { DraftDish, Texts } from '../values/draft.ts';
import type { SheetColumn } from '../values/sheet-columns.ts';
import type { ProblemList } from './problem-list.ts';
import { checkTexts } from './read-texts.ts';
import { readPoints, readPrice, readTags } from './read-values.ts';
import type { Cell } from './sheet-row.ts';

/** A row of the own format. */
export interface ClaypotRow {
  readonly row: number;
  /** Returns the text of a column; empty if there is none. */
  readonly get: (column: SheetColumn) => string;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads a dish without its groups; null if it has an error. An empty optional cell removes the field. */
export function readClaypotDish(
  row: ClaypotRow,
  problems: ProblemList,
): Omit<DraftDish, 'groups'> | null {
  const slug = readSlug(row, 'dish', problems);
  const categorySlug = readSlug(row, 'category', problems);
  const name = readPair(row, 'name', problems);
  const description = readPair(row, 'description', problems);
  const category = readPair(row, 'category', problems);
  const price = readPrice(row.row, cellOf(row, 'price'), problems);
  const discount = readPrice(row.row, cellOf(row, 'price_after_discount'), problems);
  const points = readPoints(row.row, cellOf(row, 'points'), problems);
  const tags = cellOf(row, 'tags');
  if (name === null)
    problems.error(row.row, 'name_en', 'The name is missing. Type it, or delete the row.');
  if (price === undefined) {
    problems.error(
      row.row,
      'price',
      'The price is missing. Type it, for example 12.90, or “free”.',
    );
  }
  if (typeof price === 'number' && typeof discount === 'number' && discount >= price) {
    problems.error(
      row.row,
      'price_after_discount',
      'The discounted price is not lower than the price. Correct one of them.',
    );
    return null;
  }
  if (slug === undefined || categorySlug === undefined || discount === null || points === null)
    return null;
  if (!name || description === undefined || category === undefined || typeof price !== 'number')
    return null;
  const isNamed = categorySlug !== null || category !== null;
  return {
    row: row.row,
    slug,
    suggestedSlug: null,
    category: isNamed ? { slug: categorySlug, texts: category } : null,
    name,
    description,
    price,
    priceAfterDiscount: discount ?? null,
    points: points ?? 0,
    tags: tags === undefined ? [] : readTags(row.row, tags, problems),
    uses: splitList(row.get('shared_groups')),
  };
}

function splitList(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function cellOf({ get }: ClaypotRow, column: SheetColumn): Cell | undefined {
  const text = get(column);
  return text === '' ? undefined : { text, column };
}

/** Returns null for an empty cell and undefined for an invalid slug. */
export function readSlug(
  row: ClaypotRow,
  column: SheetColumn,
  problems: ProblemList,
): string | null | undefined {
  const text = row.get(column);
  if (text === '') return null;
  if (SLUG.test(text)) return text;
  problems.error(
    row.row,
    column,
    `“${text}” is not a slug. Use small letters, digits and single dashes, such as iced-kopi.`,
  );
  return undefined;
}

/** Returns null for empty cells and undefined for texts with an error. */
export function readPair(
  row: ClaypotRow,
  field: 'category' | 'name' | 'description' | 'variation',
  problems: ProblemList,
): Texts | null | undefined {
  const en = row.get(`${field}_en`);
  const zh = row.get(`${field}_zh`);
  if (en === '' && zh === '') return null;
  const texts = { ...(en === '' ? {} : { en }), ...(zh === '' ? {} : { zh_CN: zh }) };
  return problems.add(checkTexts(row.row, `${field}_en`, field, texts)) ? texts : undefined;
}
