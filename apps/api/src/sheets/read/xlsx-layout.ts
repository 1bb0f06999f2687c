import { MOST_COLUMNS } from './table.ts';
import { SheetUnreadable } from './unreadable.ts';
import { scanXml } from './xlsx-parts.ts';

/** A merged range: its first column, and its first and last row. All are 0-based. */
interface Merge {
  readonly column: number;
  readonly top: number;
  readonly bottom: number;
}

/** Position of a cell, 0-based. */
interface Position {
  readonly row: number;
  readonly column: number;
}

/** Facts of a sheet that are not values. */
export interface Layout {
  readonly merges: readonly Merge[];
  /** Cells with a formula that has an error or no stored value. */
  readonly broken: readonly Position[];
}

/** Maximum row number of a cell with a value, empty rows included. */
const LAST_ROW = 20_000;

/**
 * Reads the layout of a sheet.
 * @throws SheetUnreadable if a value is so far out that the table would fill the memory.
 */
export function readLayout(part: Uint8Array | undefined): Layout {
  const merges: Merge[] = [];
  const broken: Position[] = [];
  let cell = { address: '', hasFormula: false, hasValue: false, isError: false };
  const closeCell = () => {
    const { address, hasFormula, hasValue, isError } = cell;
    if (hasValue || hasFormula) checkAddress(address);
    if (isError || (hasFormula && !hasValue)) broken.push(parseAddress(address));
  };
  scanXml(part, (name, { r, ref, t }) => {
    if (name === 'c') {
      closeCell();
      cell = { address: r ?? '', hasFormula: false, hasValue: false, isError: t === 'e' };
    } else if (name === 'f') cell.hasFormula = true;
    else if (name === 'v' || name === 'is') cell.hasValue = true;
    else if (name === 'mergeCell' && ref !== undefined) {
      const [first, last] = ref.split(':').map(parseAddress);
      if (first && last) merges.push({ column: first.column, top: first.row, bottom: last.row });
    }
  });
  closeCell();
  return { merges, broken };
}

function checkAddress(cell: string): void {
  const { row, column } = parseAddress(cell);
  if (row < LAST_ROW && column < MOST_COLUMNS) return;
  throw new SheetUnreadable(
    `The sheet has a value in ${cell}, far away from the table. Delete it and save the workbook again.`,
  );
}

/** Converts an address such as `C5` to 0-based numbers. */
function parseAddress(address: string): Position {
  const [, letters = '', digits = '0'] = /^([A-Z]*)(\d+)$/.exec(address) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits) - 1, column: column - 1 };
}
