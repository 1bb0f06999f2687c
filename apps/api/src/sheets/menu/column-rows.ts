import { baseOf, type Field } from '../formats/fields.ts';
import type { Recognised } from '../formats/recognise.ts';
import { columnLetters } from '../read/table.ts';
import { comparable } from '../values/comparable.ts';
import type { SheetProblem } from '../values/sheet-problem.ts';
import { cellAt, type NumberedRow, numberRows } from './column-reader.ts';
import type { Cell, SheetRow } from './sheet-row.ts';

const CATEGORIES: readonly Field[] = ['category', 'category_en', 'category_zh'];

/**
 * Converts a table by its mapping. A row with a single text is the heading of a category if no
 * column has the categories. An empty category is that of the row above, as in merged cells.
 */
export function readColumns(sheet: Recognised): { rows: SheetRow[]; problems: SheetProblem[] } {
  const mapped = sheet.columns.flatMap(({ index, field }) =>
    field === null ? [] : [{ index, field }],
  );
  const hasCategories = mapped.some(({ field }) => baseOf(field) === 'category');
  const hasVariations = mapped.some(({ field }) => baseOf(field) === 'variation');
  const problems: SheetProblem[] = [];
  let category: [Field, Cell][] = [];
  const rows = numberRows(sheet).flatMap((row): SheetRow[] => {
    const heading = hasCategories ? null : headingOf(row);
    if (heading !== null) {
      category = [['category', heading]];
      return [];
    }
    const cells = new Map<Field, Cell>(
      mapped.flatMap(({ index, field }) => {
        const cell = cellAt(sheet.header, row, index);
        return cell === null ? [] : [[field, cell] as const];
      }),
    );
    if (cells.size === 0) return [];
    const own = CATEGORIES.flatMap((field): [Field, Cell][] => {
      const cell = cells.get(field);
      return cell ? [[field, cell]] : [];
    });
    if (own.length > 0) category = own;
    else if (category.length > 0) inherit(row.row, cells, category, hasCategories, problems);
    return [{ row: row.row, key: keyOf(row.row, cells, hasVariations), ...NO_EXTRAS, cells }];
  });
  return { rows, problems };
}

const NO_EXTRAS = { handle: null, groupName: null, modifiers: [] };

function headingOf(row: NumberedRow): Cell | null {
  const texts = row.cells.flatMap((cell, index) =>
    cell.trim() === '' ? [] : [{ text: cell.trim(), column: columnLetters(index) }],
  );
  const [only] = texts;
  return only && texts.length === 1 && !/^[\d.,]+$/.test(only.text) ? only : null;
}

function inherit(
  row: number,
  cells: Map<Field, Cell>,
  category: readonly [Field, Cell][],
  isColumn: boolean,
  problems: SheetProblem[],
): void {
  for (const [field, cell] of category) cells.set(field, cell);
  const [first] = category;
  if (!isColumn || !first) return;
  problems.push({
    row,
    column: first[1].column,
    severity: 'warning',
    message: `The category is empty. “${first[1].text}” of the rows above is used.`,
  });
}

function keyOf(row: number, cells: ReadonlyMap<Field, Cell>, hasVariations: boolean): string {
  const isVariation = [...cells.keys()].some((field) => baseOf(field) === 'variation');
  if (!hasVariations || !isVariation) return `row ${row}`;
  const identity = (
    ['slug', 'category', 'category_en', 'category_zh', 'name', 'name_en', 'name_zh'] as const
  ).map((field) => comparable(cells.get(field)?.text ?? ''));
  return identity.join('\n');
}
