/** Position in decimal degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Position as strings, as in the contract. */
interface WrittenPoint {
  readonly latitude: string;
  readonly longitude: string;
}

export function pointOf({ latitude, longitude }: WrittenPoint): GeoPoint {
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

/** Formats a position with six decimals (a tenth of a metre), the precision of the contract. */
export function writtenPoint({ latitude, longitude }: GeoPoint): WrittenPoint {
  return { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
}
