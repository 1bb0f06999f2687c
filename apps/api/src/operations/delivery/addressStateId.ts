import type { Handler } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { findState } from '../../places/states.ts';

/** The id of a state by any of the names it goes by. */
export const addressStateId: Handler<'addressStateId'> = async (_context, { body }) => {
  const state = findState(body.state);
  if (state === null) throw new Refusal('NOT_FOUND');
  return state;
};
