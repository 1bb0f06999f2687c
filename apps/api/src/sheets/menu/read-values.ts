import { parsePrice } from '../values/price.ts';
import type { ProblemList } from './problem-list.ts';
import type { Cell } from './sheet-row.ts';

const TAGS = ['signature', 'spicy', 'vegetarian', 'new'] as const;
const CHINESE_TAGS: Readonly<Record<string, (typeof TAGS)[number]>> = {
  招牌: 'signature',
  辣: 'spicy',
  素: 'vegetarian',
  素食: 'vegetarian',
  新: 'new',
  新品: 'new',
};

/** Reads an amount in sen. Returns undefined for an empty cell and null for a problem. */
export function readPrice(
  row: number,
  cell: Cell | undefined,
  problems: ProblemList,
): number | null | undefined {
  const read = parsePrice(cell?.text ?? '');
  if (cell === undefined || read.kind === 'empty') return undefined;
  if (read.kind === 'problem') {
    problems.error(row, cell.column, `${read.message}.`);
    return null;
  }
  if (read.currency !== null) {
    problems.warn(
      row,
      cell.column,
      `“${cell.text}” is not in ringgit. The number is imported as RM without conversion.`,
    );
  }
  return read.amount;
}

/** Reads loyalty points. Returns undefined for an empty cell and null for a problem. */
export function readPoints(
  row: number,
  cell: Cell | undefined,
  problems: ProblemList,
): number | null | undefined {
  if (cell === undefined) return undefined;
  if (/^\d{1,6}$/.test(cell.text) && Number(cell.text) <= 100_000) return Number(cell.text);
  problems.error(
    row,
    cell.column,
    `“${cell.text}” is not a number of points. Type a whole number from 0 to 100000.`,
  );
  return null;
}

/** Reads a list of tags. Unknown tags are reported and left out. */
export function readTags(row: number, cell: Cell, problems: ProblemList): string[] {
  const words = cell.text.split(/[,;、，；|]/).map((word) => word.trim().toLowerCase());
  return words
    .filter((word) => word !== '')
    .flatMap((word) => {
      const tag = TAGS.find((each) => each === word) ?? CHINESE_TAGS[word];
      if (tag === undefined) {
        problems.warn(
          row,
          cell.column,
          `“${word}” is not a tag and is left out. Use ${TAGS.join(', ')}.`,
        );
      }
      return tag ?? [];
    });
}
