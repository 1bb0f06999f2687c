import type { EmbeddedFonts } from './fonts/embed-fonts.ts';
import type { Weight } from './fonts/subset-fonts.ts';

/** Something on a page. Lengths are in mm from its top left corner; colours are such as `#b42318`. */
export type PdfItem =
  | {
      readonly kind: 'rectangle';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      /** Radius of the corners. */
      readonly radius?: number;
      readonly color: string;
    }
  | { readonly kind: 'squares'; readonly side: number; readonly color: string; readonly at: Points }
  | { readonly kind: 'dashes'; readonly from: Point; readonly to: Point; readonly color: string }
  | {
      readonly kind: 'text';
      readonly text: string;
      /** Middle of the line, and its baseline. */
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly weight: Weight;
      readonly color: string;
    }
  | {
      readonly kind: 'picture';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };

type Point = readonly [x: number, y: number];
type Points = readonly Point[];
type Item<Kind extends PdfItem['kind']> = Extract<PdfItem, { kind: Kind }>;

/** Distance of the control points with which a curve is a quarter of a circle, of its radius. */
const CIRCLE = 0.5523;

/** Returns the operators that draw an item. */
export function drawItem(item: PdfItem, fonts: EmbeddedFonts): string {
  switch (item.kind) {
    case 'rectangle':
      return `${fill(item.color)} ${outline(item)} f`;
    case 'squares': {
      const squares = item.at.map(
        ([x, y]) => `${mm(x)} ${mm(y)} ${mm(item.side)} ${mm(item.side)} re`,
      );
      return `${fill(item.color)} ${squares.join(' ')} f`;
    }
    case 'dashes':
      return `q ${rgb(item.color)} RG 0.2 w [2 2] 0 d ${at(item.from)} m ${at(item.to)} l S Q`;
    case 'text':
      return drawText(item, fonts);
    case 'picture':
      return `q ${mm(item.width)} 0 0 ${mm(-item.height)} ${mm(item.x)} ${mm(item.y + item.height)} cm /Picture Do Q`;
  }
}

function drawText({ color, size, text, weight, x, y }: Item<'text'>, fonts: EmbeddedFonts): string {
  const left = x - (fonts.widthOf(text, weight) * size) / 2;
  const runs = fonts
    .runsOf(text, weight)
    .map(({ font, glyphs }) => `/${font} ${mm(size)} Tf <${glyphs}> Tj`);
  return `${fill(color)} BT 1 0 0 -1 ${mm(left)} ${mm(y)} Tm ${runs.join(' ')} ET`;
}

function outline({ height, radius = 0, width, x, y }: Item<'rectangle'>): string {
  if (radius === 0) return `${mm(x)} ${mm(y)} ${mm(width)} ${mm(height)} re`;
  const [right, bottom, curve] = [x + width, y + height, radius * (1 - CIRCLE)];
  return [
    `${at([x + radius, y])} m ${at([right - radius, y])} l`,
    `${at([right - curve, y])} ${at([right, y + curve])} ${at([right, y + radius])} c`,
    `${at([right, bottom - radius])} l`,
    `${at([right, bottom - curve])} ${at([right - curve, bottom])} ${at([right - radius, bottom])} c`,
    `${at([x + radius, bottom])} l`,
    `${at([x + curve, bottom])} ${at([x, bottom - curve])} ${at([x, bottom - radius])} c`,
    `${at([x, y + radius])} l`,
    `${at([x, y + curve])} ${at([x + curve, y])} ${at([x + radius, y])} c h`,
  ].join(' ');
}

function at([x, y]: Point): string {
  return `${mm(x)} ${mm(y)}`;
}

/** At most four decimals: PDF has no exponents. */
function mm(value: number): string {
  return String(Number(value.toFixed(4)));
}

function fill(color: string): string {
  return `${rgb(color)} rg`;
}

function rgb(color: string): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255);
  return parts.map((part) => part.toFixed(3)).join(' ');
}
