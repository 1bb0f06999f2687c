import { zipSync } from 'fflate';
import readSheets, { InvalidInputError, InvalidSpreadsheetError } from 'read-excel-file/universal';
import type { Grid, ReadFile } from './table.ts';
import { SheetUnreadable } from './unreadable.ts';
import { type Layout, readLayout } from './xlsx-layout.ts';
import { findSheetParts, unpackWorkbook } from './xlsx-parts.ts';

/** Text of a cell with a formula that has an error or no stored value. */
const FORMULA_ERROR = '#ERROR!';

/**
 * Reads every sheet of an .xlsx workbook. A formula has the value that the spreadsheet program
 * stored. A merged range has its value in every row of its first column.
 * @throws SheetUnreadable if the workbook is damaged or too large.
 */
export async function readXlsx(bytes: Uint8Array): Promise<ReadFile> {
  const parts = unpackWorkbook(bytes);
  const paths = findSheetParts(parts);
  const layouts = new Map(
    [...paths].map(([name, path]) => [name, readLayout(parts[path])] as const),
  );
  const tables = (await readValues(parts)).map(({ sheet, data }) => ({
    name: sheet,
    grid: applyLayout(
      data.map((row) => row.map(toText)),
      layouts.get(sheet) ?? { merges: [], broken: [] },
    ),
  }));
  return { source: 'XLSX workbook', tables };
}

/** Packs the checked parts again, because a size that an archive declares can be wrong. */
async function readValues(parts: Record<string, Uint8Array>) {
  const packed = zipSync(parts, { level: 0 });
  try {
    return await readSheets(new Blob([new Uint8Array(packed)]), { trim: false, parseNumber });
  } catch (error) {
    if (!(error instanceof InvalidSpreadsheetError || error instanceof InvalidInputError)) {
      throw error;
    }
    const cell = /row (\d+), col (\d+)/.exec(error.message);
    const place = cell ? `The cell in row ${cell[1]}, column ${cell[2]}` : 'The workbook';
    throw new SheetUnreadable(
      `${place} cannot be read. Open the workbook in a spreadsheet program and save it again, so that formulas have their values.`,
      { cause: error },
    );
  }
}

/** Rounds to 15 digits, as spreadsheet programs show numbers: 12.899999999999999 is 12.9. */
function parseNumber(written: string): string {
  return String(Number(Number(written).toPrecision(15)));
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}

/** Marks broken formulas, which the library reads as empty, and fills merged ranges. */
function applyLayout(grid: string[][], { merges, broken }: Layout): Grid {
  for (const { row, column } of broken) {
    while (grid.length <= row) grid.push([]);
    const cells = grid[row] ?? [];
    while (cells.length < column) cells.push('');
    cells[column] = FORMULA_ERROR;
  }
  for (const { column, top, bottom } of merges) {
    const value = grid[top]?.[column] ?? '';
    for (const row of grid.slice(top + 1, bottom + 1)) row[column] = value;
  }
  return grid;
}
