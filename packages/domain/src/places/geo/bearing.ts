import { degrees, radians } from './distance.ts';
import type { GeoPoint } from './point.ts';

/** The eight compass points, clockwise from north. */
export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

export type CompassPoint = (typeof COMPASS)[number];

/** Returns the initial bearing to a place, in degrees clockwise from north, 0 to below 360. */
export function bearing(from: GeoPoint, to: GeoPoint): number {
  const turn = radians(to.longitude - from.longitude);
  const here = radians(from.latitude);
  const there = radians(to.latitude);
  const east = Math.sin(turn) * Math.cos(there);
  const north =
    Math.cos(here) * Math.sin(there) - Math.sin(here) * Math.cos(there) * Math.cos(turn);
  return (degrees(Math.atan2(east, north)) + 360) % 360;
}

/** Returns the compass point nearest to a bearing in degrees. */
export function compassPoint(bearing: number): CompassPoint {
  return COMPASS[Math.round(bearing / 45) % COMPASS.length] ?? 'n';
}
