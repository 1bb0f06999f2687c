import type { Field } from '../formats/fields.ts';
import type { Recognised } from '../formats/recognise.ts';
import { comparable } from '../values/comparable.ts';
import type { SheetProblem } from '../values/sheet-problem.ts';
import { cellAt, columnsLike, isYes, numberRows, readByName } from './column-reader.ts';
import type { Cell, SheetRow } from './sheet-row.ts';

/** Square gives this name to the only variation of an item. */
const ONLY_VARIATION = /^(regular|default)$/i;

/** Converts an item library of Square. Each row is a variation; rows of one item share its name. */
export function readSquare(sheet: Recognised): { rows: SheetRow[]; problems: SheetProblem[] } {
  const { header } = sheet;
  const read = readByName(header);
  const modifiers = columnsLike(header, /^modifier set\s*-\s*(.+)$/i);
  const problems: SheetProblem[] = [];
  const rows = numberRows(sheet).flatMap((row): SheetRow[] => {
    const warn = (column: string, message: string) =>
      problems.push({ row: row.row, column, severity: 'warning', message });
    if (isYes(read(row, 'archived')?.text)) {
      warn('Archived', 'The item is archived and is not imported.');
      return [];
    }
    const cells = new Map<Field, Cell>();
    const put = (field: Field, cell: Cell | null) => cell && cells.set(field, cell);
    const name = read(row, 'item name');
    const category = readCategory(
      read(row, 'reporting category'),
      read(row, 'categories') ?? read(row, 'category'),
      warn,
    );
    put('name', name);
    put('category', category);
    put('description', read(row, 'description'));
    put('price', read(row, 'price'));
    put('variation', read(row, 'variation name'));
    return [
      {
        row: row.row,
        key: `${comparable(category?.text ?? '')}\n${comparable(name?.text ?? '')}`,
        cells,
        handle: null,
        groupName: read(row, 'option name 1')?.text ?? null,
        modifiers: modifiers
          .filter(({ index }) => isYes(cellAt(header, row, index)?.text))
          .map(({ name: modifier }) => modifier),
      },
    ];
  });
  return { rows: withoutOnlyVariations(rows), problems };
}

function readCategory(
  reporting: Cell | null,
  categories: Cell | null,
  warn: (column: string, message: string) => void,
): Cell | null {
  const cell = reporting ?? categories;
  if (cell === null) return null;
  const names = cell.text.split(/,\s*/).filter((name) => name !== '');
  const [first = cell.text] = names;
  if (names.length > 1) {
    warn(cell.column, `The item has several categories. It is imported into “${first}”.`);
  }
  // A path such as "Drinks > Hot": the last part is the category of the item.
  return { ...cell, text: first.split(' > ').at(-1)?.trim() ?? first };
}

function withoutOnlyVariations(rows: readonly SheetRow[]): SheetRow[] {
  const sizes = new Map<string, number>();
  for (const { key } of rows) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  return rows.map((row) => {
    const isOnly =
      sizes.get(row.key) === 1 && ONLY_VARIATION.test(row.cells.get('variation')?.text ?? '');
    if (!isOnly) return row;
    return { ...row, cells: new Map([...row.cells].filter(([field]) => field !== 'variation')) };
  });
}
