import { degrees, EARTH_RADIUS_METRES, radians } from './distance.ts';
import type { GeoPoint } from './point.ts';

/** A place in a picture, in its pixels from the middle: x to the right, y down. */
export interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

/** How a piece of the earth is drawn: what lies in the middle, and how small everything is. */
export interface MapView {
  readonly centre: GeoPoint;
  /** Along the middle's parallel; at the scale of a town the same all over the picture. */
  readonly metresPerPixel: number;
}

/** Where a place is drawn, by the projection of Mercator, as web maps draw it. */
export function toPixel({ centre, metresPerPixel }: MapView, place: GeoPoint): PixelPoint {
  const scale = pixelsPerRadian(centre, metresPerPixel);
  return {
    x: radians(place.longitude - centre.longitude) * scale,
    y: (mercator(centre.latitude) - mercator(place.latitude)) * scale,
  };
}

/** The place that is drawn there: what {@link toPixel} does, undone. */
export function toPlace({ centre, metresPerPixel }: MapView, pixel: PixelPoint): GeoPoint {
  const scale = pixelsPerRadian(centre, metresPerPixel);
  const north = mercator(centre.latitude) - pixel.y / scale;
  return {
    latitude: degrees(2 * Math.atan(Math.exp(north)) - Math.PI / 2),
    longitude: centre.longitude + degrees(pixel.x / scale),
  };
}

/** A place so many metres to the east and north of another. */
export function movedBy(
  place: GeoPoint,
  { east, north }: { readonly east: number; readonly north: number },
): GeoPoint {
  return toPlace({ centre: place, metresPerPixel: 1 }, { x: east, y: -north });
}

function pixelsPerRadian({ latitude }: GeoPoint, metresPerPixel: number): number {
  return (EARTH_RADIUS_METRES * Math.cos(radians(latitude))) / metresPerPixel;
}

/** How far a latitude is drawn from the equator, in radians of it. */
function mercator(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
}
