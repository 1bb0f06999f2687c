import { degrees, EARTH_RADIUS_METRES, radians } from './distance.ts';
import type { GeoPoint } from './point.ts';

/** Position in a picture, in px from its centre: x to the right, y down. */
export interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

export interface MapView {
  readonly centre: GeoPoint;
  /** Scale along the parallel of the centre; practically constant at the scale of a town. */
  readonly metresPerPixel: number;
}

/** Returns the position of a place in the Mercator projection, as in web maps. */
export function toPixel({ centre, metresPerPixel }: MapView, place: GeoPoint): PixelPoint {
  const scale = pixelsPerRadian(centre, metresPerPixel);
  return {
    x: radians(place.longitude - centre.longitude) * scale,
    y: (mercator(centre.latitude) - mercator(place.latitude)) * scale,
  };
}

/** Returns the place at a position: the inverse of {@link toPixel}. */
export function toPlace({ centre, metresPerPixel }: MapView, pixel: PixelPoint): GeoPoint {
  const scale = pixelsPerRadian(centre, metresPerPixel);
  const north = mercator(centre.latitude) - pixel.y / scale;
  return {
    latitude: degrees(2 * Math.atan(Math.exp(north)) - Math.PI / 2),
    longitude: centre.longitude + degrees(pixel.x / scale),
  };
}

/** Returns the place at a distance in metres to the east and north. */
export function movedBy(
  place: GeoPoint,
  { east, north }: { readonly east: number; readonly north: number },
): GeoPoint {
  return toPlace({ centre: place, metresPerPixel: 1 }, { x: east, y: -north });
}

function pixelsPerRadian({ latitude }: GeoPoint, metresPerPixel: number): number {
  return (EARTH_RADIUS_METRES * Math.cos(radians(latitude))) / metresPerPixel;
}

/** Returns the Mercator ordinate of a latitude in degrees, in radians of the equator. */
function mercator(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
}
