import {
  columnLetters,
  type Grid,
  isBlank,
  MOST_ROWS,
  type ReadFile,
  type Table,
} from '../read/table.ts';
import { SheetUnreadable } from '../read/unreadable.ts';
import { baseOf } from './fields.ts';
import { guessByName } from './guess-by-name.ts';
import { guessColumns } from './guess-columns.ts';
import { normaliseHeader } from './header-text.ts';
import { FORMATS, type Format, type MappedColumn, type Mapping } from './mapping.ts';

/** A table with its format. The rows are those below the header. */
export interface Recognised {
  readonly format: Format;
  /** Name of the sheet; empty for a text file. */
  readonly sheet: string;
  /** 1-based row number of the column names. */
  readonly headerRow: number;
  readonly header: readonly string[];
  /** Meaning of the columns; empty unless the format is `columns`. */
  readonly columns: readonly MappedColumn[];
  readonly rows: Grid;
}

/** Columns that only this format has. */
const SIGNATURES: Record<Exclude<Format, 'columns'>, readonly string[]> = {
  claypot: ['category', 'dish', 'name en', 'name zh', 'price', 'variation'],
  loyverse: ['handle', 'name', 'option 1 name'],
  square: ['token', 'item name', 'variation name'],
};

/** Number of rows in which the column names are searched. */
const SEARCHED = 30;

interface Place {
  readonly table: Table;
  readonly index: number;
  readonly format: Format;
}

/**
 * Finds the sheet, its header and its format. The first sheet with a header is used.
 * @param mapping corrections of a person.
 * @throws SheetUnreadable if there is no header, or more rows than the limit.
 */
export function recognise({ tables }: ReadFile, mapping: Mapping = {}): Recognised {
  // A person who names columns wants them read, also in a known format.
  const format = mapping.format ?? (mapping.columns ? 'columns' : undefined);
  const place = findPlace(chooseTables(tables, mapping), { ...mapping, format });
  return readTable(place, mapping);
}

function readTable({ table, index, format }: Place, mapping: Mapping): Recognised {
  const header = table.grid[index] ?? [];
  checkNames(header, mapping.columns);
  const rows = table.grid.slice(index + 1);
  const filled = rows.filter((row) => !isBlank(row)).length;
  if (filled > MOST_ROWS) {
    throw new SheetUnreadable(
      `The table has ${filled} rows; at most ${MOST_ROWS} are read. Split it into several files.`,
    );
  }
  if (filled === 0) {
    throw new SheetUnreadable('The table has column names but no rows. Export it again.');
  }
  const columns = format === 'columns' ? guessColumns(header, rows, mapping.columns) : [];
  return { format, sheet: table.name, headerRow: index + 1, header, columns, rows };
}

function checkNames(header: readonly string[], columns: Mapping['columns'] = {}): void {
  const names = header.flatMap((name, index) => [name.trim(), columnLetters(index)]);
  const unknown = Object.keys(columns).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const known = header.filter((name) => name.trim() !== '').join(', ');
  throw new SheetUnreadable(
    `The mapping names the column “${unknown}”, which the table does not have. Its columns are: ${known}.`,
  );
}

function chooseTables(tables: readonly Table[], { sheet }: Mapping): readonly Table[] {
  if (sheet === undefined) return tables;
  const named = tables.filter(({ name }) => name === sheet);
  if (named.length > 0) return named;
  const names = tables.map(({ name }) => name).join(', ');
  throw new SheetUnreadable(`There is no sheet “${sheet}”. The file has: ${names}.`);
}

function findPlace(tables: readonly Table[], mapping: Mapping): Place {
  const [first] = tables;
  if (first && mapping.header_row !== undefined) {
    const index = mapping.header_row - 1;
    const found = mapping.format ?? formatOf(first.grid[index] ?? []) ?? 'columns';
    return { table: first, index, format: found };
  }
  for (const table of tables) {
    const place = findHeader(table, mapping);
    if (place) return place;
  }
  throw new SheetUnreadable(
    'No row with column names was found. Name the columns, for example Name, Category and Price, or describe them in a mapping file.',
  );
}

function findHeader(table: Table, { format, columns }: Mapping): Place | null {
  const searched = table.grid.slice(0, SEARCHED);
  const known = searched.findIndex((row) => formatOf(row) !== null);
  const found = known === -1 ? null : formatOf(searched[known] ?? []);
  if (found !== null && (format === undefined || format === found)) {
    return { table, index: known, format: found };
  }
  if (format !== undefined && format !== 'columns') return null;
  const scores = searched.map((row) => scoreHeader(row, columns));
  const best = Math.max(0, ...scores);
  return best < 2 ? null : { table, index: scores.indexOf(best), format: 'columns' };
}

function formatOf(row: readonly string[]): Exclude<Format, 'columns'> | null {
  const names = row.map(normaliseHeader);
  const found = FORMATS.find(
    (format) => format !== 'columns' && SIGNATURES[format].every((name) => names.includes(name)),
  );
  return found === undefined || found === 'columns' ? null : found;
}

/** Number of different fields that a row names; 0 without a name. */
function scoreHeader(row: readonly string[], columns: Mapping['columns'] = {}): number {
  const fields = row.flatMap((cell) => {
    const mapped = columns[cell.trim()];
    if (mapped !== undefined) return mapped === 'ignore' ? [] : [baseOf(mapped)];
    // A header is a short text; a dish such as "Price of the day" is not.
    const guess = cell.trim().length <= 40 ? guessByName(cell) : null;
    return guess ? [baseOf(guess.field)] : [];
  });
  return fields.includes('name') ? new Set(fields).size : 0;
}
