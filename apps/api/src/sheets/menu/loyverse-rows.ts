import type { Field } from '../formats/fields.ts';
import type { Recognised } from '../formats/recognise.ts';
import type { SheetProblem } from '../values/sheet-problem.ts';
import {
  cellAt,
  columnsLike,
  isYes,
  type NumberedRow,
  numberRows,
  readByName,
} from './column-reader.ts';
import type { Cell, SheetRow } from './sheet-row.ts';

type Read = ReturnType<typeof readByName>;

/**
 * Converts an item export of Loyverse. Rows with one handle are one item: the first has name,
 * category and names of the options, each has the values of its variant.
 */
export function readLoyverse(sheet: Recognised): { rows: SheetRow[]; problems: SheetProblem[] } {
  const { header } = sheet;
  const read = readByName(header);
  const modifiers = columnsLike(header, /^modifier\s*-\s*"?(.+?)"?$/i);
  const stores = columnsLike(header, /^price\s*\[(.+)\]$/i);
  const available = header.flatMap((text, index) =>
    /^available for sale\b/i.test(text.trim()) ? [index] : [],
  );
  const problems: SheetProblem[] = [];
  const firsts = new Map<string, SheetRow>();
  const rows = numberRows(sheet).flatMap((row): SheetRow[] => {
    const handle = read(row, 'handle')?.text ?? read(row, 'name')?.text ?? '';
    const first = firsts.get(handle);
    // Further rows of a composite item name its components.
    const isComponent = read(row, 'sku of included item') && !read(row, 'option 1 value');
    if (first && isComponent) return [];
    const prices = stores.flatMap(({ index }) => cellAt(header, row, index) ?? []);
    const sold = readAvailability(row, header, available, problems);
    if (sold) warnAboutStores(row.row, prices, problems);
    const converted: SheetRow = {
      row: row.row,
      key: handle,
      cells: readCells(row, read, first, prices[0]),
      handle,
      groupName: first ? first.groupName : joinOptions(row, read, 'name'),
      modifiers: modifiers
        .filter(({ index }) => isYes(cellAt(header, row, index)?.text))
        .map(({ name }) => name),
    };
    if (!first) firsts.set(handle, converted);
    return sold ? [converted] : [];
  });
  return { rows, problems };
}

/** Returns false if no store sells the item. Stores cannot be assigned to branches. */
function readAvailability(
  row: NumberedRow,
  header: readonly string[],
  columns: readonly number[],
  problems: SheetProblem[],
): boolean {
  const cells = columns.flatMap((index) => cellAt(header, row, index) ?? []);
  const unavailable = cells.filter(({ text }) => /^(n|no|false|0)$/i.test(text));
  const [first] = unavailable;
  if (first === undefined) return true;
  const isSold = unavailable.length < cells.length;
  problems.push({
    row: row.row,
    column: first.column,
    severity: 'warning',
    message: isSold
      ? 'The item is not available for sale in every store. It is imported for every branch; mark it as sold out where you do not sell it.'
      : 'The item is not available for sale and is not imported.',
  });
  return isSold;
}

/** Name, category and description of further rows are those of the first. */
function readCells(
  row: NumberedRow,
  read: Read,
  first: SheetRow | undefined,
  storePrice: Cell | undefined,
): ReadonlyMap<Field, Cell> {
  const variation = joinOptions(row, read, 'value');
  const own: readonly (readonly [Field, Cell | null])[] = [
    ['name', read(row, 'name')],
    ['category', read(row, 'category')],
    ['description', stripHtml(read(row, 'description'))],
    ['price', storePrice ?? read(row, 'default price') ?? read(row, 'price')],
    ['variation', variation === null ? null : { text: variation, column: 'Option 1 value' }],
  ];
  const inherited = [...(first?.cells ?? [])].filter(
    ([field]) => field === 'name' || field === 'category' || field === 'description',
  );
  const filled = own.flatMap(([field, cell]) => (cell === null ? [] : [[field, cell] as const]));
  return new Map<Field, Cell>([...inherited, ...filled]);
}

/** Joins the names or values of up to three options: `Large / Hot`. */
function joinOptions(row: NumberedRow, read: Read, part: 'name' | 'value'): string | null {
  const texts = [1, 2, 3].flatMap((number) => read(row, `option ${number} ${part}`)?.text ?? []);
  return texts.length === 0 ? null : texts.join(' / ');
}

function warnAboutStores(row: number, prices: readonly Cell[], problems: SheetProblem[]): void {
  const [first, ...others] = prices;
  if (!first || others.every(({ text }) => text === first.text)) return;
  problems.push({
    row,
    column: first.column,
    severity: 'warning',
    message: `The stores have different prices. ${first.text} of ${first.column} is imported for every branch.`,
  });
}

/** Loyverse stores descriptions as HTML paragraphs. */
function stripHtml(cell: Cell | null): Cell | null {
  if (cell === null) return null;
  const text = cell.text
    .replaceAll(/<br\s*\/?>|<\/p>\s*<p>/gi, '\n')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
  return text === '' ? null : { ...cell, text };
}
