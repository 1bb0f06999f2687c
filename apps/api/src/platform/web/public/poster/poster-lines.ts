import type { PdfItem } from '../../../pdf/pdf-items.ts';
import type { MeasureText, Weight } from '../../../pdf/write-pdf.ts';
import type { PosterContent } from '../../render/public-renderer.ts';

/** A line of a poster, with the size that it has if there is room. */
export interface PosterLine {
  readonly text: string;
  readonly size: number;
  readonly weight: Weight;
}

/** Longest line, in mm of A4. */
const LONGEST = 178;
/** Part of its size below which a line is shown in two. */
const SMALL = 0.7;
/** Height of a line from one baseline to the next, in multiples of its size. */
const LEADING = 1.32;
/** Part of a line above its baseline. */
const ABOVE = 0.9;

/** Returns the names of company and branch. A name is shown once if both languages have the same. */
export function nameLines({ names: { en, zh_CN } }: PosterContent): readonly PosterLine[] {
  const both = (a: string, b: string) => (a === b ? [a] : [a, b]);
  const branch = both(en.branch, zh_CN.branch).join('  ·  ');
  return [
    ...both(en.company, zh_CN.company).map((text) => ({ text, size: 14, weight: 700 }) as const),
    { text: branch, size: 9, weight: 400 },
  ];
}

/** Returns the sentences that ask to scan the code. */
export function scanLines({ scan: { en, zh_CN } }: PosterContent): readonly PosterLine[] {
  return [zh_CN, en].map((text) => ({ text, size: 14, weight: 700 }));
}

interface Place {
  /** Middle of the lines. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly color: string;
}

/** Places lines one below the other, in the middle of a place. They shrink until they fit. */
export function placeLines(
  lines: readonly PosterLine[],
  { bottom, color, top, x }: Place,
  measure: MeasureText,
): readonly PdfItem[] {
  const shown = lines.filter(({ text, weight }) => measure(text, weight) > 0);
  const fitting = shown
    .flatMap((line) => wrap(line, measure))
    .map((line) => {
      const { size, text, weight } = line;
      return { ...line, size: Math.min(size, LONGEST / measure(text, weight)) };
    });
  const wanted = fitting.reduce((sum, { size }) => sum + size * LEADING, 0);
  const scale = Math.min(1, (bottom - top) / wanted);
  let y = top + (bottom - top - wanted * scale) / 2;
  return fitting.map(({ size, text, weight }) => {
    const height = size * scale * LEADING;
    const line = {
      kind: 'text',
      text,
      x,
      y: y + height * (ABOVE / LEADING),
      color,
      weight,
    } as const;
    y += height;
    return { ...line, size: size * scale };
  });
}

/** Returns a line in two parts if it would be small in one. */
function wrap(line: PosterLine, measure: MeasureText): readonly PosterLine[] {
  const { size, text, weight } = line;
  const width = (part: string) => measure(part, weight);
  if (LONGEST / width(text) > size * SMALL) return [line];
  const words = text.split(' ');
  const splits = words.slice(1).map((_, index) => {
    const [first, second] = [words.slice(0, index + 1), words.slice(index + 1)];
    return [first.join(' '), second.join(' ')] as const;
  });
  const widest = (parts: readonly string[]) => Math.max(...parts.map(width));
  const [best] = splits.toSorted((a, b) => widest(a) - widest(b));
  return best === undefined ? [line] : best.map((part) => ({ ...line, text: part }));
}
