import { degrees, radians } from './distance.ts';
import type { GeoPoint } from './point.ts';

/** The eight winds, clockwise from north. */
export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

export type CompassPoint = (typeof COMPASS)[number];

/** In which direction one sets out to reach a place: degrees clockwise from north, 0 up to 360. */
export function bearing(from: GeoPoint, to: GeoPoint): number {
  const turn = radians(to.longitude - from.longitude);
  const here = radians(from.latitude);
  const there = radians(to.latitude);
  const east = Math.sin(turn) * Math.cos(there);
  const north =
    Math.cos(here) * Math.sin(there) - Math.sin(here) * Math.cos(there) * Math.cos(turn);
  return (degrees(Math.atan2(east, north)) + 360) % 360;
}

/** The wind nearest to a bearing. */
export function compassPoint(bearing: number): CompassPoint {
  return COMPASS[Math.round(bearing / 45) % COMPASS.length] ?? 'n';
}
