import { bearing } from './bearing.ts';
import { distanceMetres } from './distance.ts';
import { type MapView, type PixelPoint, toPixel } from './map-view.ts';
import type { GeoPoint } from './point.ts';

/** Something known that a place is shown among. */
export interface Landmark extends GeoPoint {
  readonly name: string;
}

/** How large a picture is, in its pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** How far one thing lies from another. */
export interface Way {
  readonly metres: number;
  /** Degrees clockwise from north. */
  readonly bearing: number;
}

export function wayTo(from: GeoPoint, to: GeoPoint): Way {
  return { metres: distanceMetres(from, to), bearing: bearing(from, to) };
}

/** The picture is never about less or more than this, in metres from its middle to its nearer edge. */
const LEAST = 250;
const MOST = 25_000;
/** What lies further than so many times the furthest name is pointed at, and not drawn among them. */
const OUTLYING = 4;
/** How many names make a place known. */
const ENOUGH = 5;
/** Pixels left free at the edges. */
const EDGE = 26;

/**
 * The view of a place among the names nearest to it: as large as shows a handful of them, and the
 * outlet where it does not lie far outside.
 * @param rider who is on the way to it, and always in the picture; null where nobody is.
 */
export function locatorView(
  centre: GeoPoint,
  names: readonly Landmark[],
  outlet: GeoPoint | null,
  size: PictureSize,
  rider: GeoPoint | null = null,
): MapView {
  const away = names
    .map((name) => distanceMetres(centre, name))
    .sort((a, b) => a - b)
    .slice(0, ENOUGH);
  const reach = Math.max(LEAST, away.at(-1) ?? 0);
  const outletAway = outlet === null ? 0 : distanceMetres(centre, outlet);
  const near = outletAway <= reach * OUTLYING || away.length === 0;
  const riderAway = rider === null ? 0 : distanceMetres(centre, rider);
  const radius = Math.min(MOST, Math.max(near ? Math.max(reach, outletAway) : reach, riderAway));
  const room = Math.max(40, Math.min(size.width, size.height) / 2 - EDGE);
  return { centre, metresPerPixel: radius / room };
}

/** A name where it is drawn, and the side of its dot on which there is room for it. */
export interface PlacedName extends PixelPoint {
  readonly name: string;
  readonly side: 'left' | 'right';
}

/** A part of the picture, in pixels from its middle. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface NamesOptions {
  readonly view: MapView;
  readonly size: PictureSize;
  /** Pixels that a name takes. */
  readonly widthOf: (name: string) => number;
  readonly lineHeight: number;
  /** What must not be written over: pixels from the middle. */
  readonly taken: readonly Box[];
}

/**
 * Which names can be written without covering one another, the nearest first, and where. One that has
 * room on neither side of its dot is left out.
 */
export function placeNames(
  names: readonly Landmark[],
  { lineHeight, size, taken, view, widthOf }: NamesOptions,
): PlacedName[] {
  const placed: PlacedName[] = [];
  const boxes: Box[] = [...taken];
  for (const name of names) {
    const { x, y } = toPixel(view, name);
    const spot = (['right', 'left'] as const)
      .map((side) => ({ side, box: boxOf(side, { x, y }, widthOf(name.name), lineHeight) }))
      .find(({ box }) => isInside(box, size) && !boxes.some((other) => overlap(box, other)));
    if (spot === undefined) continue;
    boxes.push(spot.box);
    placed.push({ name: name.name, x, y, side: spot.side });
  }
  return placed;
}

const DOT = 8;

function boxOf(side: 'left' | 'right', { x, y }: PixelPoint, width: number, height: number): Box {
  const [left, right] = side === 'right' ? [x - DOT, x + DOT + width] : [x - DOT - width, x + DOT];
  return { left, right, top: y - height / 2, bottom: y + height / 2 };
}

export function isInside(
  { bottom, left, right, top }: Box,
  { height, width }: PictureSize,
): boolean {
  return left >= -width / 2 && right <= width / 2 && top >= -height / 2 && bottom <= height / 2;
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Where a thing is drawn, or pointed at from the edge where it lies outside. */
export interface Pointed extends PixelPoint {
  readonly outside: boolean;
}

/** @param margin pixels that the pointer keeps from the edge */
export function pointAt(view: MapView, place: GeoPoint, size: PictureSize, margin = EDGE): Pointed {
  const { x, y } = toPixel(view, place);
  const across = size.width / 2 - margin;
  const down = size.height / 2 - margin;
  const over = Math.max(Math.abs(x) / across, Math.abs(y) / down);
  return over <= 1 ? { x, y, outside: false } : { x: x / over, y: y / over, outside: true };
}
