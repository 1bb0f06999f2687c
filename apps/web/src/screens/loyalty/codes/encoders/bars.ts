/** The dark stripes of a bar code, in modules from its left edge: a module is its narrowest stripe. */
export interface Bars {
  /** All of it, without the quiet zone. */
  readonly width: number;
  readonly bars: readonly Bar[];
}

interface Bar {
  readonly x: number;
  readonly width: number;
}

/** What a reader wants to find blank on either side of a bar code, in modules (ISO/IEC 15417). */
const QUIET = 10;

/** How wide a bar code is with its quiet zone, in modules. */
export function widthOf({ width }: Bars): number {
  return width + 2 * QUIET;
}

/** The bars as an SVG path, one high and `widthOf` wide: as many rectangles as there are bars. */
export function barsPath({ bars }: Bars): string {
  return bars.map(({ x, width }) => `M${x + QUIET} 0h${width}v1h-${width}z`).join('');
}
