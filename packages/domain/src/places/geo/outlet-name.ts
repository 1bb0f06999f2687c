import { type Box, isInside, overlap, type PictureSize } from './locator.ts';
import type { PixelPoint } from './map-view.ts';

/** Where the outlet's name stands, in pixels from its mark. */
export interface OutletName {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly dx: number;
  readonly dy: number;
  /** What it covers, from the middle of the picture. */
  readonly box: Box;
}

/** From the middle of the outlet's mark to its name beside it, and to the line below it, in px. */
const BESIDE = 15;
const BELOW = 14;

interface OutletNameOptions {
  readonly at: PixelPoint;
  readonly size: PictureSize;
  /** Pixels that the name takes. */
  readonly width: number;
  readonly lineHeight: number;
  /** What must not be written over. */
  readonly taken: readonly Box[];
}

/**
 * The place for the outlet's name: beside its mark, on the side away from the pin where there is room,
 * else on the other, below or above it; null where it has room nowhere.
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
