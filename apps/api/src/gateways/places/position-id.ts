import type { Place as Point } from '../../shared/distance.ts';

const MICRO = 1_000_000;
const FORM = /^at_(-?\d{1,8})_(-?\d{1,9})$/;

/** Returns the id of a position. It encodes the position to a tenth of a metre. */
export function positionId({ latitude, longitude }: Point): string {
  return `at_${Math.round(latitude * MICRO)}_${Math.round(longitude * MICRO)}`;
}

/** Returns the position of an id; null if the id is not one of a position. */
export function readPositionId(id: string): Point | null {
  const [, latitude, longitude] = FORM.exec(id) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  return { latitude: Number(latitude) / MICRO, longitude: Number(longitude) / MICRO };
}
