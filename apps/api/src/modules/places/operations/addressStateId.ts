import type { Handler } from '../../../contract/handlers.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { findState } from '../../../shared/states.ts';

/** The id of a state by any of the names it goes by. */
export const addressStateId: Handler<'addressStateId'> = async (_context, { body }) => {
  const state = findState(body.state);
  if (state === null) throw new Refusal('NOT_FOUND');
  return state;
};
