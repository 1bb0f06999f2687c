/** A place on earth, in decimal degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** The same as the contract carries it: texts. */
interface WrittenPoint {
  readonly latitude: string;
  readonly longitude: string;
}

export function pointOf({ latitude, longitude }: WrittenPoint): GeoPoint {
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

/** To a tenth of a metre, which is what the contract has room for. */
export function writtenPoint({ latitude, longitude }: GeoPoint): WrittenPoint {
  return { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
}
