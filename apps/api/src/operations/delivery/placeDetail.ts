import type { Handler } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { findPlace } from '../../places/find-places.ts';
import { viewPlace } from './place-view.ts';

/** One place of the bundled list. */
export const placeDetail: Handler<'placeDetail'> = async ({ db }, { path }) => {
  const place = await findPlace(db, path.place_id);
  if (place === null) throw new Refusal('NOT_FOUND');
  return viewPlace(place);
};
