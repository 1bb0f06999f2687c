import type { Handler } from '../../../../contract/handlers.ts';
import { readPlace } from '../../../company/index.ts';
import { viewFoundPlace } from './place-view.ts';

const MOST = 10;

/**
 * Returns places in Malaysia that match the query. Without a query, returns those around the
 * coordinates; none if there are no coordinates either.
 */
export const placeSearch: Handler<'placeSearch'> = async ({ places, language }, { body }) => {
  const lookup = { language, session: body.session_token ?? null, most: body.limit ?? MOST };
  const text = body.query.trim();
  const near = readPlace(body);
  if (text !== '') return (await places.search({ ...lookup, text, near })).map(viewFoundPlace);
  if (near === null) return [];
  return (await places.around(near, lookup)).map(viewFoundPlace);
};
