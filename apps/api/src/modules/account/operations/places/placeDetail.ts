import type { Handler } from '../../../../contract/handlers.ts';
import { PlacesUnavailable } from '../../../../gateways/places/places.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { viewPlace } from './place-view.ts';

/** Returns a place by the id from a search. */
export const placeDetail: Handler<'placeDetail'> = async ({ places, language }, request) => {
  const { path, body } = request;
  const session = body.session_token ?? null;
  const place = await places.open(path.place_id, { language, session }).catch(reject);
  if (place === null) throw new ApiError('NOT_FOUND');
  return viewPlace(place);
};

function reject(error: unknown): never {
  if (!(error instanceof PlacesUnavailable)) throw error;
  throw new ApiError('SERVICE_UNAVAILABLE', { cause: error });
}
