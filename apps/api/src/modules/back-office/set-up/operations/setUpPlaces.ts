import type { SetUpHandler } from '../../../../contract/counter/set-up/handlers.ts';
import { viewFoundPlace } from '../../../account/index.ts';

const MOST = 6;

/** Searches for the address of the branch. */
export const setUpPlaces: SetUpHandler<'setUpPlaces'> = async ({ language, places }, { body }) => {
  const lookup = { language, session: null, most: MOST, near: null };
  return (await places.search({ ...lookup, text: body.query.trim() })).map(viewFoundPlace);
};
