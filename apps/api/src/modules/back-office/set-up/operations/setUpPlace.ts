import type { SetUpHandler } from '../../../../contract/counter/set-up/handlers.ts';
import { PlacesUnavailable } from '../../../../gateways/places/places.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { viewPlace } from '../../../account/index.ts';

/** Returns a place by the id from a search. */
export const setUpPlace: SetUpHandler<'setUpPlace'> = async ({ language, places }, { body }) => {
  const place = await places.open(body.place_id, { language, session: null }).catch(reject);
  if (place === null) throw new ApiError('NOT_FOUND');
  return viewPlace(place);
};

function reject(error: unknown): never {
  if (!(error instanceof PlacesUnavailable)) throw error;
  throw new ApiError('SERVICE_UNAVAILABLE', { cause: error });
}
