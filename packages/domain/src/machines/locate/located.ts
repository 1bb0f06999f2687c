import type { Coordinates, GeolocationError } from '../../ports/ports.ts';

/** Why the device does not tell where it is. */
export type LocationProblem = GeolocationError['reason'];

/** Where the customer is, or why that is not known. */
export type Located =
  | {
      readonly coordinates: Coordinates;
      readonly problem: null;
      /** Metres by which it may be wrong, where the device tells. */
      readonly accuracy?: number;
    }
  | { readonly coordinates: null; readonly problem: LocationProblem };
