/** Maximum number of rows with content below the header. */
export const MOST_ROWS = 3000;

/** Maximum size of a file in bytes. */
export const MOST_BYTES = 5_000_000;

/** Maximum number of columns, which bounds the memory of a table. */
export const MOST_COLUMNS = 256;

/** Text of every cell. Rows may have different lengths. Index 0 is row 1 of the file. */
export type Grid = readonly (readonly string[])[];

/** A sheet of a workbook, or a text file. Dates are `YYYY-MM-DD`, numbers have a decimal point. */
export interface Table {
  /** Name of the sheet; empty for a text file. */
  readonly name: string;
  readonly grid: Grid;
}

/** Tables of a file in their order, and what was recognised about the file. */
export interface ReadFile {
  /** Such as `CSV, GB18030, separated by commas`. */
  readonly source: string;
  readonly tables: readonly Table[];
}

/** Returns the letters of a column: 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** Returns true if a row has no text. */
export function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === '');
}
