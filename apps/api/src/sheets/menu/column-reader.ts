import { normaliseHeader } from '../formats/header-text.ts';
import type { Recognised } from '../formats/recognise.ts';
import { columnLetters, isBlank } from '../read/table.ts';
import type { Cell } from './sheet-row.ts';

/** A row with its number in the file. */
export interface NumberedRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** Returns the rows with content. */
export function numberRows({ rows, headerRow }: Recognised): NumberedRow[] {
  return rows.flatMap((cells, index) =>
    isBlank(cells) ? [] : [{ row: headerRow + 1 + index, cells }],
  );
}

/** Returns the cell of a column; null if it is empty. */
export function cellAt(
  header: readonly string[],
  { cells }: NumberedRow,
  index: number,
): Cell | null {
  const text = (cells[index] ?? '').replaceAll(/\r\n?/g, '\n').trim();
  const column = header[index]?.trim() || columnLetters(index);
  return text === '' ? null : { text, column };
}

/** Reads cells by the name of their column. */
export function readByName(header: readonly string[]) {
  const indexes = new Map(
    header.map((name, index) => [normaliseHeader(name), index]).toReversed() as [string, number][],
  );
  return (row: NumberedRow, name: string): Cell | null => {
    const index = indexes.get(name);
    return index === undefined ? null : cellAt(header, row, index);
  };
}

/** Returns the columns that a pattern matches, with its first group. */
export function columnsLike(
  header: readonly string[],
  pattern: RegExp,
): { index: number; name: string }[] {
  return header.flatMap((text, index) => {
    const name = pattern.exec(text.trim())?.[1];
    return name === undefined ? [] : [{ index, name: name.trim() }];
  });
}

/** Returns true for Y, Yes, TRUE, 1 and 是. */
export function isYes(text: string | undefined): boolean {
  return /^(y|yes|true|1|是)$/i.test(text ?? '');
}
