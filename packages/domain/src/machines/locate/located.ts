import type { Coordinates, GeolocationError } from '../../ports/ports.ts';

export type LocationProblem = GeolocationError['reason'];

/** Location of the customer, or the reason why it is unknown. */
export type Located =
  | {
      readonly coordinates: Coordinates;
      readonly problem: null;
      /** Accuracy in metres, if the device reports it. */
      readonly accuracy?: number;
    }
  | { readonly coordinates: null; readonly problem: LocationProblem };
