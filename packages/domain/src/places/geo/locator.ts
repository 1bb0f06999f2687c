import { bearing } from './bearing.ts';
import { distanceMetres } from './distance.ts';
import { type MapView, type PixelPoint, toPixel } from './map-view.ts';
import type { GeoPoint } from './point.ts';

export interface Landmark extends GeoPoint {
  readonly name: string;
}

/** Size of a picture, in px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Distance and direction from one place to another. */
export interface Way {
  readonly metres: number;
  /** Degrees clockwise from north. */
  readonly bearing: number;
}

export function wayTo(from: GeoPoint, to: GeoPoint): Way {
  return { metres: distanceMetres(from, to), bearing: bearing(from, to) };
}

/** Minimum and maximum distance from the centre to the nearer edge, in metres. */
const LEAST = 250;
const MOST = 25_000;
/** An outlet farther away than this multiple of the farthest name is not included in the view. */
const OUTLYING = 4;
/** Maximum number of names that the view includes. */
const ENOUGH = 5;
/** Margin at the edges, in px. */
const EDGE = 26;

/**
 * Returns the view of a place that includes the nearest names, and the outlet unless it is far
 * away.
 * @param rider position of the rider, included up to 25 km away; null if there is none
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

/** A name at its position, with the side of its dot on which it fits. */
export interface PlacedName extends PixelPoint {
  readonly name: string;
  readonly side: 'left' | 'right';
}

/** A rectangle, in px from the centre of the picture. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface NamesOptions {
  readonly view: MapView;
  readonly size: PictureSize;
  /** Returns the width of a name, in px. */
  readonly widthOf: (name: string) => number;
  readonly lineHeight: number;
  /** Areas that names must not cover. */
  readonly taken: readonly Box[];
}

/**
 * Returns the names that fit without overlap, with their positions. Earlier names have precedence.
 * Omits a name that fits on neither side of its dot.
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

/** Position of a place; on the edge if the place is `outside`. */
export interface Pointed extends PixelPoint {
  readonly outside: boolean;
}

/**
 * Returns the position of a place, moved to the edge if it is outside.
 *
 * @param margin distance of the pointer to the edge, in px
 */
export function pointAt(view: MapView, place: GeoPoint, size: PictureSize, margin = EDGE): Pointed {
  const { x, y } = toPixel(view, place);
  const across = size.width / 2 - margin;
  const down = size.height / 2 - margin;
  const over = Math.max(Math.abs(x) / across, Math.abs(y) / down);
  return over <= 1 ? { x, y, outside: false } : { x: x / over, y: y / over, outside: true };
}
