import type { GeoPoint } from './point.ts';

export const EARTH_RADIUS_METRES = 6_371_000;

/** Returns the great-circle distance in metres (haversine). */
export function distanceMetres(from: GeoPoint, to: GeoPoint): number {
  const latitudes = radians(to.latitude - from.latitude);
  const longitudes = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(longitudes / 2) ** 2;
  // Rounding may exceed 1 for antipodes, for which `asin` is NaN.
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
