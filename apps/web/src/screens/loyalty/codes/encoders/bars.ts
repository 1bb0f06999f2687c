/**
 * Dark bars of a barcode, in modules from its left edge. A module is the width of the narrowest
 * bar.
 */
export interface Bars {
  /** Total width without quiet zones, in modules. */
  readonly width: number;
  readonly bars: readonly Bar[];
}

interface Bar {
  readonly x: number;
  readonly width: number;
}

/** Minimum quiet zone on each side, in modules (ISO/IEC 15417). */
const QUIET = 10;

/** Returns the width of a barcode including both quiet zones, in modules. */
export function widthOf({ width }: Bars): number {
  return width + 2 * QUIET;
}

/** Returns the bars as an SVG path of height 1 and width `widthOf`, one rectangle per bar. */
export function barsPath({ bars }: Bars): string {
  return bars.map(({ x, width }) => `M${x + QUIET} 0h${width}v1h-${width}z`).join('');
}
