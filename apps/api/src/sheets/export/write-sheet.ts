import Papa from 'papaparse';
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import { protectCell, SHEET_COLUMNS, type SheetColumn } from '../values/sheet-columns.ts';
import type { ExportRow } from './export-rows.ts';

const PRICES: readonly SheetColumn[] = ['price', 'price_after_discount', 'additional_price'];

/** Writes rows as CSV in UTF-8. The byte order mark lets Excel recognise the encoding. */
export function writeCsv(rows: readonly ExportRow[]): Uint8Array {
  const cells = rows.map((row) => SHEET_COLUMNS.map((column) => protectCell(row[column] ?? '')));
  const text = Papa.unparse([[...SHEET_COLUMNS], ...cells], { newline: '\r\n' });
  return new TextEncoder().encode(`\ufeff${text}\r\n`);
}

/** Writes rows as a workbook. Prices are numbers, everything else is text. */
export async function writeXlsx(rows: readonly ExportRow[]): Promise<Uint8Array> {
  const header = SHEET_COLUMNS.map((column): Cell => ({ value: column, fontWeight: 'bold' }));
  const cells = rows.map((row) => SHEET_COLUMNS.map((column) => toCell(column, row[column] ?? '')));
  return writeExcelFile([header, ...cells], { sheet: 'Menu', stickyRowsCount: 1 }).toBuffer();
}

function toCell(column: SheetColumn, text: string): Cell {
  if (text === '') return null;
  if (PRICES.includes(column)) return { value: Number(text), type: Number, format: '0.00' };
  return { value: escapeNumbered(protectCell(text)), type: String };
}

/** A workbook writes a character by its number as `_x0041_`. The library does not escape such a text. */
function escapeNumbered(text: string): string {
  return text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}
