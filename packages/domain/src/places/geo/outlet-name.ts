import { type Box, isInside, overlap, type PictureSize } from './locator.ts';
import type { PixelPoint } from './map-view.ts';

/** Position of the outlet's name, in px from its mark. */
export interface OutletName {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly dx: number;
  readonly dy: number;
  /** Area of the name, in px from the centre of the picture. */
  readonly box: Box;
}

/** Distance from the mark's centre to the name beside it, and to the line below, in px. */
const BESIDE = 15;
const BELOW = 14;

interface OutletNameOptions {
  readonly at: PixelPoint;
  readonly size: PictureSize;
  /** Width of the name, in px. */
  readonly width: number;
  readonly lineHeight: number;
  /** Areas that the name must not cover. */
  readonly taken: readonly Box[];
}

/**
 * Returns the position of the outlet's name; null if it does not fit. Order of preference: beside
 * the mark away from the pin, on the other side, below, above.
 */
export function placeOutletName(options: OutletNameOptions): OutletName | null {
  const { at, lineHeight, size, taken, width } = options;
  const down = BELOW + lineHeight / 2;
  const beside = [
    { anchor: 'end', dx: -BESIDE, dy: 0 },
    { anchor: 'start', dx: BESIDE, dy: 0 },
  ] as const;
  const [first, second] = at.x < 0 ? beside : [beside[1], beside[0]];
  const ways = [
    first,
    second,
    { anchor: 'middle', dx: 0, dy: down },
    { anchor: 'middle', dx: 0, dy: -down },
  ] as const;
  return (
    ways
      .map((way) => ({ ...way, box: boxOf(way, at, width, lineHeight) }))
      .find(({ box }) => isInside(box, size) && !taken.some((other) => overlap(box, other))) ?? null
  );
}

function boxOf(
  { anchor, dx, dy }: Omit<OutletName, 'box'>,
  at: PixelPoint,
  width: number,
  height: number,
): Box {
  const x = at.x + dx;
  const y = at.y + dy;
  const before = { start: 0, middle: width / 2, end: width }[anchor];
  return {
    left: x - before,
    right: x - before + width,
    top: y - height / 2,
    bottom: y + height / 2,
  };
}
