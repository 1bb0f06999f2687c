import { escapeText, printable } from './printable.ts';
import { wrapWords } from './wrap-words.ts';

/** Columns of 80 mm paper. */
export const COLUMNS = 48;

/** A text with its size. */
export interface Styled {
  readonly text: string;
  /** `tall` is twice as high, `large` also twice as wide. */
  readonly size?: 'normal' | 'tall' | 'large';
  readonly isBold?: boolean;
  /** White on black. */
  readonly isInverted?: boolean;
}

const SIZES = { normal: '', tall: '^^', large: '^^^' } as const;

/** Returns a text in the middle, as many lines as it needs. */
export function centred(styled: Styled): string[] {
  return linesOf(styled, COLUMNS);
}

/** Returns a text at the left, as many lines as it needs. */
export function left(styled: Styled): string[] {
  return linesOf(styled, COLUMNS).map((line) => `|${line} |`);
}

/** A part of a row: its width in columns, its alignment and its paragraphs. */
export interface Cell {
  readonly columns: number;
  readonly align?: 'left' | 'right';
  readonly texts: readonly Styled[];
}

/**
 * Returns a row of cells, which wrap their texts below each other. One column between two cells
 * stays empty.
 */
export function row(cells: readonly Cell[]): string[] {
  const widths = cells.map(({ columns }) => columns).join(',');
  const columns = cells.map(({ columns, align = 'left', texts }) => {
    const inside = texts.flatMap((text) => linesOf(text, columns)).join('\\n');
    return align === 'left' ? `${inside} ` : ` ${inside}`;
  });
  return [`{width:${widths}}`, `|${columns.join('|')}|`, '{width:auto}'];
}

/** Returns a line across the paper. Dashes print on printers of every make and code page. */
export function rule(): string[] {
  return [String.raw`\x2d`.repeat(COLUMNS)];
}

/** Wraps a text and marks each of its lines. */
function linesOf({ text, size = 'normal', isBold, isInverted }: Styled, columns: number) {
  const marks = [isBold === true ? '"' : '', isInverted === true ? '`' : '', SIZES[size]];
  const width = size === 'large' ? Math.floor(columns / 2) : columns;
  return wrapWords(printable(text), width).map((line) => {
    if (line === '') return '';
    return `${marks.join('')}${escapeText(line)}${marks.toReversed().join('')}`;
  });
}
