import { PlacesUnavailable } from '../../gateways/places/places.ts';
import type { Handler } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { viewPlace } from './place-view.ts';

/** One place, by the id that a search gave. */
export const placeDetail: Handler<'placeDetail'> = async ({ places, language }, request) => {
  const { path, body } = request;
  const session = body.session_token ?? null;
  const place = await places.open(path.place_id, { language, session }).catch(refuse);
  if (place === null) throw new Refusal('NOT_FOUND');
  return viewPlace(place);
};

function refuse(error: unknown): never {
  if (!(error instanceof PlacesUnavailable)) throw error;
  throw new Refusal('SERVICE_UNAVAILABLE', { cause: error });
}
