/** A value of a CSV file. Null is an empty cell. */
export type CsvCell = string | number | null;

/** Byte-order mark, without which Excel reads the file in the encoding of the computer. */
const BOM = '\uFEFF';
const LINE_END = '\r\n';

/** Characters that begin a formula in a spreadsheet, also as full-width characters. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠\t\r]/u;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Returns the beginning of a CSV file: the byte-order mark and the names of the columns. */
export function csvHead(columns: readonly string[]): string {
  return BOM + csvRow(columns);
}

/**
 * Returns one line by RFC 4180. A text that a spreadsheet would calculate begins with an
 * apostrophe.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return cells.map(csvCell).join(',') + LINE_END;
}

function csvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
