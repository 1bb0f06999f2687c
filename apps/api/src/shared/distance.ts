import { distanceMetres } from '@claypot/domain/geo';

/** A place on earth in decimal degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns the straight-line distance in km, rounded to one decimal. */
export function distanceKm(from: Place, to: Place): number {
  return Math.round(distanceMetres(from, to) / 100) / 10;
}
