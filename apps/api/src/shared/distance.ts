import { distanceMetres } from '@claypot/domain/geo';

/** A place on earth in decimal degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres from one place to the other as the crow flies, to one decimal. */
export function distanceKm(from: Place, to: Place): number {
  return Math.round(distanceMetres(from, to) / 100) / 10;
}
