import { GeolocationError, type Ports } from '../../ports/ports.ts';
import { fromRequest } from '../base/from-request.ts';
import type { ToastContent } from '../toasts/toasts.machine.ts';
import type { Located, LocationProblem } from './located.ts';
import type { Place } from './place.ts';

export interface LocateDeps extends Pick<Ports, 'geolocation'> {
  place: Place;
  notify(toast: ToastContent): void;
}

/**
 * Creates the actor that locates the customer. Leaving the state that invokes it aborts. On success
 * it remembers the location; on failure it shows a toast. Both are outputs: it never fails.
 */
export function createLocate({ geolocation, notify, place }: LocateDeps) {
  return fromRequest<Located>(async ({ signal }) => {
    try {
      const { accuracy, latitude, longitude } = await geolocation.locate(signal);
      signal.throwIfAborted();
      const coordinates = { latitude, longitude };
      place.remember(coordinates);
      return accuracy === undefined
        ? { coordinates, problem: null }
        : { coordinates, problem: null, accuracy };
    } catch (error) {
      signal.throwIfAborted();
      const problem = problemOf(error);
      notify({ tone: 'error', message: problem === 'denied' ? 'DINED_GEOLOCATION' : 'ERROR' });
      return { coordinates: null, problem };
    }
  });
}

function problemOf(error: unknown): LocationProblem {
  return error instanceof GeolocationError ? error.reason : 'unavailable';
}
