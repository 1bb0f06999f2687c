import type { Handler } from '../../http/handlers.ts';
import { searchPlaces } from '../../places/find-places.ts';
import { readPlace } from '../branches/branch-view.ts';
import { viewPlace } from './place-view.ts';

const MOST = 10;

/** Places in Malaysia by what was typed, by where the customer is, or both. */
export const placeSearch: Handler<'placeSearch'> = async ({ db }, { body }) => {
  const { query, limit } = body;
  const places = await searchPlaces(db, { query, near: readPlace(body), most: limit ?? MOST });
  return places.map(viewPlace);
};
